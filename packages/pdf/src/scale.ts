import type { PdfPeriod } from './document.ts';
import { WIDTH, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

const TITLE = { font: 'bold', size: 9.5 } as const;
const SMALL = { font: 'text', size: 7.5 } as const;
const BAR = 16;
/** Title, bar, names and dates. */
export const SCALE_HEIGHT = 72;

interface ScaleBlock {
  title: string;
  periods: readonly PdfPeriod[];
  now: { share: number; label: string } | null;
}

/** Draws periods on one scale, the running one filled, now marked, each with its name and where it begins. */
export function drawScale(
  pages: Pages,
  parent: Element,
  { title, periods, now }: ScaleBlock,
): void {
  pages.keep(SCALE_HEIGHT);
  const top = pages.y;
  const element = parent.add('L');
  pages.as(element.add('Caption'), () => pages.text(title, TITLE));
  const bar = top + 32;
  let from = 0;
  for (const { name, begins, share, marked } of periods) {
    const width = share * WIDTH;
    const corners = [
      [from, bar],
      [from + width, bar],
      [from + width, bar + BAR],
      [from, bar + BAR],
    ] as const;
    pages.as(null, () =>
      pages.outline(corners, marked ? 'tint' : null, 'brass', marked ? 1.4 : 0.6),
    );
    const middle = from + width / 2;
    pages.as(element.add('LI'), () => {
      const font = marked ? 'bold' : 'text';
      pages.label(name, { ...SMALL, font, x: middle, base: bar + 11, align: 'middle' });
      pages.label(begins, { ...SMALL, x: from, base: bar + BAR + 10, ink: 'quiet' });
    });
    from += width;
  }
  if (now) {
    const x = now.share * WIDTH;
    pages.rule(x, bar - 5, x, bar + BAR, 'ink', 1.2);
    const align = now.share > 0.5 ? 'end' : 'start';
    pages.as(element.add('LI'), () =>
      pages.label(now.label, { ...SMALL, font: 'bold', x, base: bar - 7, align }),
    );
  }
  pages.y = top + SCALE_HEIGHT;
}
