import { drawCalendar } from './calendar.ts';
import { chartsHeight, drawCharts } from './charts.ts';
import type { PdfBlock, PdfFact } from './document.ts';
import { drawMoon } from './moon.ts';
import { WIDTH, type Look, type Pages } from './pages.ts';
import type { Element } from './structure.ts';
import { drawScale, scaleHeight } from './scale.ts';
import { drawTable, drawTables, startOfTable, startOfTables } from './table.ts';

const looks = {
  heading: { font: 'heading', size: 12.5, lineHeight: 1.3 },
  body: { font: 'text', size: 9.5, lineHeight: 1.5 },
  lead: { font: 'heading', size: 13, lineHeight: 1.4 },
  quiet: { font: 'text', size: 9, lineHeight: 1.45, ink: 'quiet' },
  strong: { font: 'bold', size: 9.5, lineHeight: 1.5 },
  verse: { font: 'heading', size: 11, lineHeight: 1.5, indent: 14 },
  item: { font: 'text', size: 9.5, lineHeight: 1.5, indent: 16 },
  quote: { font: 'heading', size: 12, lineHeight: 1.4, indent: 16 },
  note: { font: 'text', size: 8.5, lineHeight: 1.45, ink: 'quiet', indent: 10 },
  label: { font: 'text', size: 9, lineHeight: 1.4, ink: 'quiet' },
  value: { font: 'text', size: 9, lineHeight: 1.4 },
  figureLabel: { font: 'text', size: 8.5, lineHeight: 1.4, ink: 'quiet' },
  figure: { font: 'heading', size: 20, lineHeight: 1.2 },
} as const satisfies Record<string, Look>;

/** Labels with their values, in one or two columns. */
function drawFacts(pages: Pages, parent: Element, items: readonly PdfFact[], columns: 1 | 2): void {
  const gap = 20;
  const width = (WIDTH - gap * (columns - 1)) / columns;
  const labelWidth = columns === 1 ? 150 : width * 0.42;
  const element = parent.add('L');
  for (let from = 0; from < items.length; from += columns) {
    const row = items.slice(from, from + columns).map(({ label, value }, column) => {
      const left = column * (width + gap);
      return [
        { text: label, look: { ...looks.label, indent: left, width: labelWidth - 8 } },
        {
          text: value,
          look: { ...looks.value, indent: left + labelWidth, width: width - labelWidth },
        },
      ];
    });
    const height = Math.max(...row.flat().map(({ text, look }) => pages.heightOf(text, look)));
    pages.keep(height + 3);
    const top = pages.y;
    for (const fact of row) {
      const entry = element.add('LI');
      for (const { text, look } of fact) {
        pages.y = top;
        pages.as(entry, () => pages.text(text, look));
      }
    }
    pages.y = top + height + 3;
  }
}

/** Large figures with their labels, in a row. */
function drawFigures(pages: Pages, parent: Element, items: readonly PdfFact[]): void {
  const width = WIDTH / items.length;
  pages.keep(44);
  const top = pages.y;
  const element = parent.add('L');
  for (const [index, { label, value }] of items.entries()) {
    const place = { indent: index * width, width: width - 12 };
    pages.y = top;
    pages.as(element.add('LI'), () => {
      pages.text(label, { ...looks.figureLabel, ...place });
      pages.text(value, { ...looks.figure, ...place });
    });
  }
}

/** A text with a rule in the margin, also where it continues on the next page. */
function drawNote(pages: Pages, parent: Element, text: string): void {
  const look = looks.note;
  pages.keep(Math.min(pages.heightOf(text, look), 60));
  const element = parent.add('P');
  const height = look.size * look.lineHeight;
  for (const line of pages.linesOf(text, look)) {
    pages.keep(height);
    pages.rule(1, pages.y, 1, pages.y + height, 'brass', 1);
    pages.as(element, () =>
      pages.line(line, look.indent, pages.y + height / 2 + look.size * 0.34, look.size, look.ink),
    );
    pages.y += height;
  }
}

const MOON = { radius: 18, indent: 50 };

/** The Moon with a sentence next to it. */
function drawMoonLine(
  pages: Pages,
  parent: Element,
  { lit, waxing, text, alternative }: Extract<PdfBlock, { type: 'moon' }>,
): void {
  const look = { ...looks.lead, indent: MOON.indent };
  const disc = 2 * MOON.radius + 4;
  const height = Math.max(disc, pages.heightOf(text, look));
  pages.keep(height);
  const top = pages.y;
  const middle = top + height / 2;
  pages.as(parent.add('Figure', alternative), () =>
    drawMoon(pages, { x: MOON.radius + 2, y: middle, radius: MOON.radius, lit, waxing }),
  );
  pages.y = middle - pages.heightOf(text, look) / 2;
  pages.as(parent.add('P'), () => pages.text(text, look));
  pages.y = top + height + 8;
}

/** A paragraph of at most this many lines is kept with the next block. */
const SHORT = 3;

/** Whether a block introduces the next one, so that it is never the last on its page. */
function introduces(pages: Pages, block: PdfBlock): boolean {
  if (block.type === 'heading') return true;
  if (block.type !== 'paragraph') return false;
  return (
    block.look === 'strong' ||
    pages.linesOf(block.text, looks[block.look ?? 'body']).length <= SHORT
  );
}

/** Height of what must be on one page at the start of a block, points. */
function startOf(pages: Pages, block: PdfBlock): number {
  switch (block.type) {
    case 'heading':
      return pages.heightOf(block.text, looks.heading) + 9;
    case 'paragraph': {
      const look = looks[block.look ?? 'body'];
      const height = pages.heightOf(block.text, look) + 6;
      return Math.min(height, SHORT * look.size * look.lineHeight + 6);
    }
    case 'table':
      return startOfTable(pages, block);
    case 'tables':
      return startOfTables(pages, block.tables, block.perRow, block.shares);
    case 'charts':
      return chartsHeight(block.perRow);
    case 'scale':
      return scaleHeight(block);
    default:
      return 44;
  }
}

/** Height of the start of some blocks: up to the first that is not an introduction, points. */
export function startOfBlocks(pages: Pages, blocks: readonly PdfBlock[]): number {
  let height = 0;
  for (const block of blocks) {
    height += startOf(pages, block);
    if (!introduces(pages, block)) break;
  }
  return height;
}

/** Renders blocks in order; a heading is on the same page as the start of its block. */
export function drawBlocks(pages: Pages, parent: Element, blocks: readonly PdfBlock[]): void {
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'heading') pages.space(6);
    if (introduces(pages, block)) pages.keep(startOfBlocks(pages, blocks.slice(index)));
    drawBlock(pages, parent, block);
  }
}

/** Renders a block and the space after it. */
function drawBlock(pages: Pages, parent: Element, block: PdfBlock): void {
  switch (block.type) {
    case 'heading':
      pages.as(parent.add('H3'), () => pages.text(block.text, looks.heading));
      pages.y += 3;
      return;
    case 'paragraph':
      pages.as(parent.add('P'), () => pages.text(block.text, looks[block.look ?? 'body']));
      pages.space(6);
      return;
    case 'list': {
      const element = parent.add('L');
      for (const [index, item] of block.items.entries()) {
        const { size, lineHeight } = looks.item;
        pages.keep(size * lineHeight);
        pages.as(element.add('LI'), () => {
          pages.label(block.ordered ? `${index + 1}.` : '–', {
            ...looks.item,
            x: 2,
            base: pages.y + (size * lineHeight) / 2 + size * 0.34,
          });
          pages.text(item, looks.item);
        });
        pages.space(2);
      }
      pages.space(6);
      return;
    }
    case 'quote':
      pages.as(parent.add('BlockQuote'), () => {
        pages.text(block.text, looks.quote);
        if (block.source) pages.text(block.source, { ...looks.quiet, indent: looks.quote.indent });
      });
      pages.space(8);
      return;
    case 'facts':
      drawFacts(pages, parent, block.items, block.columns ?? 1);
      pages.space(8);
      return;
    case 'figures':
      drawFigures(pages, parent, block.items);
      pages.space(10);
      return;
    case 'note':
      drawNote(pages, parent, `${block.label}: ${block.text}`);
      pages.space(8);
      return;
    case 'charts':
      drawCharts(pages, parent, block.charts, block.perRow);
      return;
    case 'tables':
      drawTables(pages, parent, block.tables, block.perRow, block.shares);
      return;
    case 'scale':
      drawScale(pages, parent, block);
      return;
    case 'moon':
      drawMoonLine(pages, parent, block);
      return;
    case 'calendar':
      drawCalendar(pages, parent, block);
      return;
    case 'table':
      drawTable(pages, parent, block);
      pages.space(12);
      return;
  }
}
