import type { PdfChart } from './document.ts';
import { WIDTH, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

/** Side of the square that the coordinates of a chart are in. */
const UNITS = 400;
const GAP = 18;
const TITLE = { font: 'bold', size: 9.5 } as const;
/** Font sizes in units of that square. */
const letters = { sign: 15, label: 19, raised: 0.667, middle: 17 } as const;
/** Distance from the middle of a letter down to its baseline, relative to the font size. */
const TO_BASE = 0.34;

function drawChart(pages: Pages, chart: PdfChart, left: number, top: number, side: number): void {
  const scale = side / UNITS;
  const at = ([x, y]: readonly [number, number]) => [left + x * scale, top + y * scale] as const;
  // All outlines before all labels, or a filled house would cover the labels of the one before.
  for (const { outline, isLagna, strokes } of chart.houses) {
    pages.outline(outline.map(at), isLagna ? 'tint' : null, 'brass', 0.8);
    for (const stroke of strokes) pages.stroke(stroke.map(at), 'brass', 0.8);
  }
  for (const { sign, labels } of chart.houses) {
    const [x, y] = at(sign.at);
    const size = letters.sign * scale;
    pages.label(sign.text, {
      x,
      base: y + size * TO_BASE,
      font: 'text',
      size,
      ink: 'quiet',
      align: 'middle',
    });
    for (const label of labels) {
      const [middle, line] = at([label.x, label.y]);
      const full = letters.label * scale * label.size;
      const small = full * letters.raised;
      const width =
        pages.type.widthOf(label.text, 'bold', full) +
        pages.type.widthOf(label.raised, 'text', small);
      const base = line + full * TO_BASE;
      const start = middle - width / 2;
      const wide = pages.label(label.text, { x: start, base, font: 'bold', size: full });
      if (label.raised !== '') {
        pages.label(label.raised, {
          x: start + wide + full * 0.05,
          base: base - full * 0.3,
          font: 'text',
          size: small,
          ink: 'quiet',
        });
      }
    }
  }
  if (chart.middle !== null) {
    const [x, y] = at([UNITS / 2, UNITS / 2]);
    const size = letters.middle * scale;
    pages.label(chart.middle, {
      x,
      base: y + size * TO_BASE,
      font: 'heading',
      size,
      ink: 'quiet',
      align: 'middle',
    });
  }
}

/** A single chart in a row is as large as one of two. */
const sideOf = (perRow: number) => (WIDTH - GAP * (Math.max(perRow, 2) - 1)) / Math.max(perRow, 2);

/** Height of a row of charts with their titles, points. */
export const chartsHeight = (perRow: number): number => sideOf(perRow) + 34;

/** Renders charts side by side, each a figure with an alternative text. */
export function drawCharts(
  pages: Pages,
  parent: Element,
  charts: readonly PdfChart[],
  perRow: number,
): void {
  const side = sideOf(perRow);
  for (let from = 0; from < charts.length; from += perRow) {
    const row = charts.slice(from, from + perRow);
    pages.keep(chartsHeight(perRow));
    const top = pages.y;
    for (const [index, chart] of row.entries()) {
      const left = index * (side + GAP);
      pages.y = top;
      pages.as(parent.add('P'), () =>
        pages.text(chart.title, { ...TITLE, indent: left, width: side }),
      );
      pages.as(parent.add('Figure', chart.alternative), () =>
        drawChart(pages, chart, left, top + 20, side),
      );
    }
    pages.y = top + 20 + side + 14;
  }
}
