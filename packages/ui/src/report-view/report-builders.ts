import type {
  Reading,
  ReportBlock,
  ReportColumn,
  ReportFact,
  ReportPart,
  ReportTable,
} from './report-data.ts';

/*
 * Short forms of the blocks that most parts of a report have. Options are those of `report-data.ts`.
 */

type BlockOf<Type extends ReportBlock['type']> = Extract<ReportBlock, { type: Type }>;
type OptionsOf<Type extends ReportBlock['type'], Given extends string> = Omit<
  BlockOf<Type>,
  Given | 'type'
>;

/** A part, from its sentence of introduction and its blocks. */
export const reportPart = (intro: string, blocks: readonly ReportBlock[]): ReportPart => ({
  intro,
  blocks,
});

/** A paragraph; nothing without a text. */
export const text = (
  words: string | null | undefined,
  look?: BlockOf<'text'>['look'],
): BlockOf<'text'> => ({ type: 'text', text: words, look });

/** Blocks under a heading. */
export const section = (
  title: string,
  blocks: readonly ReportBlock[],
  options?: OptionsOf<'section', 'title' | 'blocks'>,
): BlockOf<'section'> => ({ type: 'section', title, blocks, ...options });

/** Labels with their values; with a title they are on a card. */
export const facts = (
  options: OptionsOf<'facts', 'items'>,
  items: readonly ReportFact[],
): BlockOf<'facts'> => ({ type: 'facts', items, ...options });

/** Cards of sentences, side by side if they fit. */
export const readings = (
  items: readonly Reading[],
  headingLevel?: BlockOf<'readings'>['headingLevel'],
): BlockOf<'readings'> => ({ type: 'readings', items, headingLevel });

/**
 * A card of sentences that are not a reading, such as reasons and rules. @param none the sentence
 * if there are none
 */
export const sentences = (title: string, list: readonly string[], none?: string): Reading => ({
  as: 'section',
  title,
  pieces: [{ list, none }],
});

/**
 * Whether something is present, in a sentence, and a text about it. @param answers words for yes
 * and no
 */
export const verdict = (
  present: boolean,
  [yes, no]: readonly [yes: string, no: string],
  sentence: string,
  blocks: readonly ReportBlock[],
): BlockOf<'verdict'> => ({
  type: 'verdict',
  present,
  answer: present ? yes : no,
  sentence,
  blocks,
});

/** A table. @param columns a text is the header of a column without further options */
export const table = (
  caption: string,
  columns: readonly (string | ReportColumn)[],
  rows: ReportTable['rows'],
  options?: Omit<ReportTable, 'type' | 'caption' | 'columns' | 'rows'>,
): ReportTable => ({
  type: 'table',
  caption,
  columns: columns.map((column) => (typeof column === 'string' ? { header: column } : column)),
  rows,
  ...options,
});
