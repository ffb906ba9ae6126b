import type { Language } from '@jyoti/language';
import { housesOf } from '@jyoti/ui/data';
import type {
  KitTableBlock,
  ReadingPiece,
  ReportBadge,
  ReportBlock,
  ReportCell,
  ReportChart,
  ReportPart,
  ReportTable,
} from '@jyoti/ui/data';
import { terms, type Terms } from '../format/index.ts';

/** A sentence without the markup of terms: `[lagna|the ascendant]` becomes `the ascendant`. */
const withoutTerms = (sentence: string): string =>
  sentence.replaceAll(
    /\[([^\]|]+)(?:\|([^\]]+))?\]/g,
    (_, id: string, words?: string) => words ?? id,
  );

const badgeTexts = (badges: readonly ReportBadge[] = []) => badges.map(({ text }) => text);

function cellText(cell: ReportCell): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell !== 'object') return withoutTerms(String(cell));
  const badges = badgeTexts(cell.badges).join(', ');
  if (cell.text === '' || badges === '') return withoutTerms(cell.text || badges);
  return withoutTerms(`${cell.text} (${badges})`);
}

/** Characters that take a place on a line: vowel signs of Indian scripts are above, below or inside the letter before them. */
const widthOf = (text: string) => [...text.replaceAll(/\p{Mn}/gu, '')].length;

/** Lines of a table, its columns two spaces apart; figures at the end of their column. */
function tableLines(
  rows: readonly (readonly string[])[],
  numeric: readonly (boolean | undefined)[],
): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
  );
  return rows.map((row) =>
    row
      .map((text, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - widthOf(text));
        return numeric[column] ? space + text : text + space;
      })
      .join('  ')
      .trimEnd(),
  );
}

function tableText({ caption, captionShown = false, columns, rows, total }: ReportTable): string[] {
  const isIncluded = (_: unknown, column: number) => !columns[column]?.pageOnly;
  const included = columns.filter(isIncluded);
  const cells = [...rows, ...(total ? [total] : [])].map((row) =>
    row.filter(isIncluded).map(cellText),
  );
  const lines = tableLines(
    [included.map(({ header }) => withoutTerms(header)), ...cells],
    included.map(({ numeric }) => numeric),
  );
  return [...(captionShown ? [withoutTerms(caption)] : []), lines.join('\n')];
}

/** A grid of points by sign, Aries first. */
function pointLines(rows: readonly (readonly [name: string, points: readonly number[]])[]): string {
  const lines = rows.map(([name, points]) => [name, ...points.map(String)]);
  const isNumber = lines[0]?.map((_, column) => column > 0) ?? [];
  return tableLines(
    [['', ...Array.from({ length: 12 }, (_, index) => String(index + 1))], ...lines],
    isNumber,
  ).join('\n');
}

function kitTableText(block: KitTableBlock, own: Terms): string[] {
  if (block.onPaper) return blockTexts(block.onPaper, own);
  switch (block.type) {
    case 'ashtakavarga': {
      const { caption, rows, sarva } = block.props;
      return [
        caption,
        pointLines([
          ...rows.map(({ body, points }) => [own.graha(body), points] as const),
          ['', sarva],
        ]),
      ];
    }
    case 'prastara': {
      const { caption, rows, totals } = block.props;
      return [
        caption,
        pointLines([
          ...rows.map(({ contributor, points }) => [own.graha(contributor), points] as const),
          ['', totals],
        ]),
      ];
    }
    case 'papa':
      return block.props.partners.flatMap(({ name, papa, total }) => [
        `${name}: ${Object.entries(papa)
          .map(([graha, points]) => `${own.graha(graha as keyof typeof papa)} ${points}`)
          .join(', ')} = ${total}`,
      ]);
    case 'doshas':
      return block.props.items.map(({ name, findings, text }) =>
        [`${name}: ${findings.map(({ label }) => label).join(', ')}`, text]
          .filter(Boolean)
          .join('\n'),
      );
    case 'kootas': {
      const { rows, total, boyLabel, girlLabel } = block.props;
      const lines = [
        ['', boyLabel, girlLabel, ''],
        ...rows.map(({ name, boy, girl, score, fullScore }) => [
          name,
          boy,
          girl,
          `${score} / ${fullScore}`,
        ]),
        ['', '', '', `${total.score} / ${total.fullScore}`],
      ];
      return [tableLines(lines, [false, false, false, true]).join('\n')];
    }
    case 'dayWindows':
      return [
        block.props.title,
        block.props.times
          .map(({ name, spans }) => `${name}: ${spans.map(({ text }) => text).join(', ')}`)
          .join('\n'),
      ];
    default:
      return [];
  }
}

function pieceText(piece: ReadingPiece): string {
  if ('list' in piece)
    return piece.list.map((item) => `- ${withoutTerms(item)}`).join('\n') || (piece.none ?? '');
  const text = 'keywords' in piece ? piece.keywords?.join(', ') : piece.text;
  if (!text) return '';
  return withoutTerms(piece.title ? `${piece.title}: ${text}` : text);
}

/** The houses of a chart, one a line: its number, its sign, who is in it. */
function chartText({ label, title, data }: ReportChart, own: Terms): string[] {
  const lines = housesOf(data).map(({ number, sign, placements }) => {
    const grahas = placements.map(({ graha, degree }) =>
      degree === undefined ? own.graha(graha) : `${own.graha(graha)} ${Math.floor(degree)}°`,
    );
    return [String(number), own.sign(sign), grahas.join(', ')];
  });
  return [title ?? label, tableLines(lines, [true]).join('\n')];
}

const blockTexts = (blocks: readonly ReportBlock[], own: Terms): string[] =>
  blocks.flatMap((block) => blockText(block, own));

function blockText(block: ReportBlock, own: Terms): string[] {
  switch (block.type) {
    case 'text':
      return [withoutTerms((!block.pageOnly && block.text) || '')];
    case 'basedOn':
      return [`(${withoutTerms(block.text)})`];
    case 'facts': {
      const lines = block.items
        .map(([name, value]) => [withoutTerms(name), cellText(value)])
        .filter(([, value]) => value !== '');
      return [
        block.title ?? '',
        withoutTerms(block.intro ?? ''),
        tableLines(lines, []).join('\n'),
        block.basedOn ? `(${withoutTerms(block.basedOn)})` : '',
      ];
    }
    case 'tiles':
      return [
        block.items
          .map(({ label, value, detail }) =>
            withoutTerms(`${label}: ${[value.text, detail].filter(Boolean).join(', ')}`),
          )
          .join('\n'),
      ];
    case 'figures':
      return [block.items.map(({ label, value }) => `${label}: ${value}`).join('\n')];
    case 'readings':
      return block.items.flatMap(({ title, badges, aside, pieces, basedOn }) => [
        withoutTerms([title, ...badgeTexts(badges), aside].filter(Boolean).join(' · ')),
        ...pieces.map(pieceText),
        basedOn ? `(${withoutTerms(basedOn)})` : '',
      ]);
    case 'verdict':
      return [`${block.answer}. ${withoutTerms(block.sentence)}`, ...blockTexts(block.blocks, own)];
    case 'charts':
      return block.charts.flatMap((chart) => chartText(chart, own));
    case 'table':
      return tableText(block);
    case 'section':
      return [withoutTerms(block.title), ...blockTexts(block.blocks, own)];
    case 'columns':
      return block.columns.flatMap((column) => blockTexts(column, own));
    case 'disclosure':
      return block.pageOnly ? [] : [block.label, ...blockTexts(block.blocks, own)];
    case 'accordion':
      return block.items
        .filter(({ pageOnly }) => !pageOnly)
        .flatMap((item) => [cellText(item.title), ...blockTexts(item.blocks, own)]);
    case 'choice':
      return block.items.flatMap((item) => blockTexts(item.blocks, own));
    case 'slot':
      return blockTexts(block.onPaper ?? [], own);
    default:
      return kitTableText(block, own);
  }
}

/**
 * A part of a report as plain text: sentences, lists, and tables in columns of characters, an empty line between them. A chart is
 * the list of its houses. What only a page has is left out, as in print.
 * @param language of the names of grahas and signs
 */
export function reportText({ intro, blocks }: ReportPart, language: Language): string {
  return [withoutTerms(intro), ...blockTexts(blocks, terms[language])]
    .filter((text) => text.trim() !== '')
    .join('\n\n');
}
