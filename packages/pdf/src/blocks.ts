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
  body: { font: 'text', size: 9.5, lineHeight: 1.42 },
  lead: { font: 'heading', size: 13, lineHeight: 1.4 },
  quiet: { font: 'text', size: 9, lineHeight: 1.45, ink: 'quiet' },
  strong: { font: 'bold', size: 9.5, lineHeight: 1.42 },
  verse: { font: 'heading', size: 11, lineHeight: 1.5, indent: 14 },
  item: { font: 'text', size: 9.5, lineHeight: 1.42, indent: 16 },
  quote: { font: 'heading', size: 12, lineHeight: 1.4, indent: 16 },
  note: { font: 'text', size: 8.5, lineHeight: 1.45, ink: 'quiet', indent: 10 },
  label: { font: 'text', size: 9, lineHeight: 1.4, ink: 'quiet' },
  value: { font: 'text', size: 9, lineHeight: 1.4 },
  figureLabel: { font: 'text', size: 8.5, lineHeight: 1.4, ink: 'quiet' },
  figure: { font: 'heading', size: 20, lineHeight: 1.2 },
} as const satisfies Record<string, Look>;

/** Space between two columns of facts, between a label and its value, and below a row, points. */
const FACTS = { gap: 20, beside: 10, below: 3 } as const;
/** Facts lower than this many points are not split. */
const MAX_UNSPLIT_FACTS = 200;

interface FactText {
  text: string;
  look: Look;
}
interface FactRow {
  height: number;
  facts: FactText[][];
}

/** Labels with their values in rows of one or two. A fact that needs a second line in its column has a row of its own. */
function factRows(pages: Pages, items: readonly PdfFact[], columns: 1 | 2): FactRow[] {
  const { type } = pages;
  const width = (WIDTH - FACTS.gap * (columns - 1)) / columns;
  const labels = items.map(({ label }) => type.widthOf(label, 'text', looks.label.size));
  const most = width * (columns === 1 ? 0.4 : 0.55);
  const labelWidth = Math.min(most, Math.max(width * 0.3, ...labels) + FACTS.beside);
  const isShort = ({ value }: PdfFact, index: number) =>
    labels[index]! <= labelWidth &&
    type.widthOf(value, 'text', looks.value.size) <= width - labelWidth;
  const textsOf = ({ label, value }: PdfFact, left: number, whole: number): FactText[] => [
    { text: label, look: { ...looks.label, indent: left, width: labelWidth - 8 } },
    {
      text: value,
      look: { ...looks.value, indent: left + labelWidth, width: whole - labelWidth },
    },
  ];
  const rows: FactText[][][] = [];
  let isOpen = false;
  for (const [index, item] of items.entries()) {
    const isBeside = columns === 2 && isShort(item, index);
    if (isBeside && isOpen) rows.at(-1)!.push(textsOf(item, width + FACTS.gap, width));
    else rows.push([textsOf(item, 0, isBeside ? width : WIDTH)]);
    isOpen = isBeside && !isOpen;
  }
  return rows.map((facts) => ({
    facts,
    height:
      Math.max(...facts.flat().map(({ text, look }) => pages.heightOf(text, look))) + FACTS.below,
  }));
}

const heightOfFacts = (rows: readonly FactRow[]): number => {
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  return whole < MAX_UNSPLIT_FACTS ? whole : 44;
};

function drawFacts(pages: Pages, parent: Element, rows: readonly FactRow[]): void {
  const element = parent.add('L');
  pages.keep(heightOfFacts(rows));
  for (const { facts, height } of rows) {
    pages.keep(height);
    const top = pages.y;
    for (const texts of facts) {
      const entry = element.add('LI');
      for (const { text, look } of texts) {
        pages.y = top;
        pages.as(entry, () => pages.text(text, look));
      }
    }
    pages.y = top + height;
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
  const height = pages.lineHeightOf(look);
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

/**
 * Whether a block introduces the next one, so that it is never the last on its page. A paragraph before a heading ends what is
 * above it; only the first one introduces all.
 */
function introduces(pages: Pages, blocks: readonly PdfBlock[], index: number): boolean {
  const block = blocks[index]!;
  if (block.type === 'heading' || block.type === 'figures') return true;
  if (block.type !== 'paragraph') return false;
  if (block.look === 'strong') return true;
  if (index > 0 && blocks[index + 1]?.type === 'heading') return false;
  return pages.linesOf(block.text, looks[block.look ?? 'body']).length <= SHORT;
}

/** Height of what must be on one page at the start of a block, points. */
function startOf(pages: Pages, block: PdfBlock): number {
  switch (block.type) {
    case 'heading':
      return pages.heightOf(block.text, looks.heading) + 9;
    case 'paragraph': {
      const look = looks[block.look ?? 'body'];
      const height = pages.heightOf(block.text, look) + 6;
      return Math.min(height, SHORT * pages.lineHeightOf(look) + 6);
    }
    case 'table':
      return startOfTable(pages, block);
    case 'tables':
      return startOfTables(pages, block);
    case 'charts':
      return chartsHeight(block.perRow);
    case 'scale':
      return scaleHeight(block);
    case 'facts':
      return heightOfFacts(factRows(pages, block.items, block.columns ?? 1));
    default:
      return 44;
  }
}

/** Height of the start of some blocks: up to the first that is not an introduction, points. */
export function startOfBlocks(pages: Pages, blocks: readonly PdfBlock[]): number {
  let height = 0;
  for (const [index, block] of blocks.entries()) {
    height += startOf(pages, block);
    if (!introduces(pages, blocks, index)) break;
  }
  return height;
}

/** Renders blocks in order; a heading is on the same page as the start of its block. */
export function drawBlocks(pages: Pages, parent: Element, blocks: readonly PdfBlock[]): void {
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'heading') pages.space(6);
    if (introduces(pages, blocks, index)) pages.keep(startOfBlocks(pages, blocks.slice(index)));
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
      // Bold words are the title of what follows.
      pages.space(block.look === 'strong' ? 2 : 6);
      return;
    case 'list': {
      const element = parent.add('L');
      for (const [index, item] of block.items.entries()) {
        const height = pages.lineHeightOf(looks.item);
        pages.keep(height * Math.min(2, pages.linesOf(item, looks.item).length));
        pages.as(element.add('LI'), () => {
          pages.label(block.ordered ? `${index + 1}.` : '–', {
            ...looks.item,
            x: 2,
            base: pages.y + height / 2 + looks.item.size * 0.34,
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
      drawFacts(pages, parent, factRows(pages, block.items, block.columns ?? 1));
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
      drawTables(pages, parent, block);
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
      return;
  }
}
