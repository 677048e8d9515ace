/** One line over time, drawn in its own chart. */
export interface Line {
  readonly title: string;
  /** Seconds since the start, and the value at that time. */
  readonly points: readonly (readonly [seconds: number, value: number])[];
}

const width = 720;
const chartHeight = 130;
const left = 70;
const top = 30;

/** Draws charts below each other, as SVG. Each axis begins at zero, so that constant values look flat. */
export function drawLines(lines: readonly Line[]): string {
  const height = lines.length * (chartHeight + top) + 30;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" font-size="12">`,
    `<title>Over time: ${lines.map(({ title }) => title).join("; ")}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    ...lines.map((line, index) => drawChart(line, index * (chartHeight + top) + top)),
    "</svg>",
    "",
  ].join("\n");
}

function drawChart({ title, points }: Line, y: number): string {
  const lastSecond = Math.max(1, ...points.map(([seconds]) => seconds));
  const most = Math.max(1, ...points.map(([, value]) => value)) * 1.1;
  const innerHeight = chartHeight - 25;
  const xOf = (seconds: number): string => (left + (seconds / lastSecond) * (width - left - 20)).toFixed(1);
  const yOf = (value: number): string => (y + innerHeight * (1 - value / most)).toFixed(1);
  const path = points.map(([seconds, value]) => `${xOf(seconds)},${yOf(value)}`).join(" ");
  const base = y + innerHeight;
  return [
    `<text x="${left}" y="${y - 8}" fill="#111" font-weight="600">${title}</text>`,
    `<path d="M${left} ${y}V${base}H${width - 20}" fill="none" stroke="#999"/>`,
    `<text x="${left - 8}" y="${y + 10}" text-anchor="end" fill="#555">${Math.round(most)}</text>`,
    `<text x="${left - 8}" y="${base}" text-anchor="end" fill="#555">0</text>`,
    `<text x="${width - 20}" y="${base + 16}" text-anchor="end" fill="#555">${(lastSecond / 60).toFixed(1)} min</text>`,
    `<polyline points="${path}" fill="none" stroke="#2563eb" stroke-width="1.5"/>`,
  ].join("\n");
}
