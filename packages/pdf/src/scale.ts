import type { PdfPeriod } from './document.ts';
import { WIDTH, type Pages } from './pages.ts';
import type { Element } from './structure.ts';

const TITLE = { font: 'bold', size: 9.5 } as const;
const SMALL = { font: 'text', size: 7.5 } as const;
const BAR = 16;
const TITLE_HEIGHT = 16;
/** Space for the label of now, above the bar. */
const NOW = 10;
/** Dates below the bar, and the space after the scale. */
const BELOW = 19;
/** Least space between two dates. */
const APART = 5;

interface ScaleBlock {
  title: string;
  titleShown?: boolean;
  periods: readonly PdfPeriod[];
  now: { share: number; label: string } | null;
}

/** Space above the bar, points. */
const barTop = ({ titleShown = true, now }: ScaleBlock): number =>
  (titleShown ? TITLE_HEIGHT : 0) + (now ? NOW : 0);

/** Height of a scale with its title, points. */
export const scaleHeight = (block: ScaleBlock): number => barTop(block) + BAR + BELOW;

/**
 * Renders periods on one scale, the marked ones tinted, now as a line, each with its name and start. A name or date
 * that does not fit is in the alternative text only.
 */
export function drawScale(pages: Pages, parent: Element, block: ScaleBlock): void {
  const { title, titleShown = true, periods, now } = block;
  pages.keep(scaleHeight(block));
  const top = pages.y;
  const element = parent.add('L', titleShown ? undefined : title);
  if (titleShown) pages.as(element.add('Caption'), () => pages.text(title, TITLE));
  const bar = top + barTop(block);
  let from = 0;
  let free = 0;
  for (const { name, begins, share, marked } of periods) {
    const width = share * WIDTH;
    const corners = [
      [from, bar],
      [from + width, bar],
      [from + width, bar + BAR],
      [from, bar + BAR],
    ] as const;
    pages.as(null, () => pages.outline(corners, marked ? 'tint' : null, 'brass', 0.6));
    const font = marked ? 'bold' : 'text';
    const start = from;
    pages.as(element.add('LI', `${name}, ${begins}`), () => {
      if (pages.type.widthOf(name, font, SMALL.size) < width) {
        const x = start + width / 2;
        pages.label(name, { ...SMALL, font, x, base: bar + 11, align: 'middle' });
      }
      if (start < free) return;
      const wide = pages.label(begins, { ...SMALL, x: start, base: bar + BAR + 10, ink: 'quiet' });
      free = start + wide + APART;
    });
    from += width;
  }
  if (now) {
    const x = now.share * WIDTH;
    pages.rule(x, bar - 3, x, bar + BAR, 'ink', 1.2);
    const align = now.share > 0.5 ? 'end' : 'start';
    pages.as(element.add('LI'), () =>
      pages.label(now.label, { ...SMALL, font: 'bold', x, base: bar - 5, align }),
    );
  }
  pages.y = bar + BAR + BELOW;
}
