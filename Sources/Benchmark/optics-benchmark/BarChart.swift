import Foundation

/// The ratios of the run-time table as an SVG picture: a bar for each row, and a line at 1, the
/// hand-written code.
///
/// The colors are legible on light and dark pages.
struct BarChart {
  let sections: [RunTimeTable.Section<MeasuredRow>]

  private let width = 760
  private let labelWidth = 350
  private let rowHeight = 18
  /// The ratio at which bars are cut off; longer bars show their figure.
  private let longest = 2.0
  private let barWidth = 320.0

  var svg: String {
    var lines: [String] = []
    var y = rowHeight
    for section in sections {
      y += rowHeight
      lines.append(text(section.title, x: 0, y: y, weight: "bold"))
      for row in section.rows {
        y += rowHeight
        lines.append(contentsOf: bar(row, y: y))
      }
    }
    let height = y + rowHeight
    let one = Double(labelWidth) + barWidth / longest
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" \
      font-family="system-ui, sans-serif" font-size="12" fill="#767676">
      <title>Time with optics, where hand-written code takes 1</title>
      \(lines.joined(separator: "\n"))
      <path d="M\(one) \(rowHeight) V\(height)" stroke="#767676" stroke-dasharray="2 3"/>
      </svg>

      """
  }

  private func bar(_ row: MeasuredRow, y: Int) -> [String] {
    let length = min(row.ratio, longest) / longest * barWidth
    let end = Double(labelWidth) + length + 6
    return [
      text(row.name, x: 12, y: y),
      "<rect x=\"\(labelWidth)\" y=\"\(y - 11)\" width=\"\(length.rounded(to: 1))\" "
        + "height=\"13\" rx=\"2\" fill=\"\(row.ratio > longest ? "#c4622d" : "#3d85c6")\"/>",
      text("\(row.ratio)", x: end.rounded(to: 1), y: y),
    ]
  }

  private func text(_ text: String, x: Double, y: Int, weight: String = "normal") -> String {
    let escaped = text.replacingOccurrences(of: "`", with: "")
      .replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
    return "<text x=\"\(x)\" y=\"\(y)\" font-weight=\"\(weight)\">\(escaped)</text>"
  }
}
