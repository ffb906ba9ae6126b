import type { StrengthLabel } from '@jyoti/contract';
import type { AshtakavargaTableProps } from '@jyoti/ui/ashtakavarga-table';
import type { DoshaItem } from '@jyoti/ui/dosha-list';
import type { BadgeTone } from '@jyoti/ui/badge';
import type { GrahaId, RashiNumber } from '@jyoti/ui/glyphs';
import type { KootaTableProps } from '@jyoti/ui/koota-table';
import type { KundliChartData } from '@jyoti/ui/kundli-chart';
import type { PapaBarsProps } from '@jyoti/ui/papa-bars';
import type { PrastaraGridProps } from '@jyoti/ui/prastara-grid';

/*
 * A part of a report as plain data. The page draws it with the kit's components (`report-blocks.tsx`), the PDF with those of
 * `@jyoti/pdf` (`pdf/pdf-blocks.ts`). Any text may mark a term of the glossary: `[lagna|the ascendant]`.
 */

export type ReportBadge =
  { text: string; tone?: BadgeTone; icon?: false } | { dignity: StrengthLabel };

/** A value with what the page draws around it: a glyph before it, badges after it. */
export interface ReportValue {
  text: string;
  graha?: GrahaId;
  rashi?: RashiNumber;
  badges?: readonly ReportBadge[];
  /** On the page, the text leads there. */
  href?: string;
}

export type ReportCell = string | number | null | undefined | ReportValue;
export type ReportFact = readonly [label: string, value: ReportCell];

export interface ReportColumn {
  header: string;
  numeric?: boolean;
  /** Where the value goes in the stacked row of a narrow page; see `TableColumn`. */
  stacked?: 'detail' | 'note' | 'end';
}

export interface ReportTable {
  type: 'table';
  caption: string;
  /** A hidden caption is left to screen readers, where a heading says the same. @default true */
  captionShown?: boolean;
  columns: readonly ReportColumn[];
  rows: readonly (readonly ReportCell[])[];
  /** Indexes of highlighted rows, such as the running period. */
  marked?: readonly number[];
  /** A last row of totals. */
  total?: readonly ReportCell[];
  /**
   * On the page: `scroll` puts the table in a scrolling box under its caption, `cards` makes a card of each row, titled by its
   * first cell.
   */
  display?: 'scroll' | 'cards';
  /** On a narrow page, keep the grid and scroll it sideways instead of stacking its rows. */
  keepsGrid?: boolean;
}

/** A piece of a reading. Pieces without text or words are left out. */
export type ReadingPiece =
  | { text: string | undefined; title?: string; look?: 'quiet' | 'strong' | 'verse' }
  | { list: readonly string[]; none?: string }
  | { keywords: readonly string[] | undefined; title: string };

export interface Reading {
  /** A section for sentences that are no reading, such as reasons and rules. @default 'article' */
  as?: 'article' | 'section';
  title: string;
  graha?: GrahaId;
  badges?: readonly ReportBadge[];
  /** A few words opposite the title. */
  aside?: string;
  pieces: readonly ReadingPiece[];
  /** The facts that the reading is based on. */
  basedOn?: string;
}

export interface ReportChart {
  title: string;
  /** A heading above the chart on the page. */
  heading?: string;
  data: KundliChartData;
  /** A word in the empty middle of the styles that have one. */
  middle: string;
  /** @default true */
  degrees?: boolean;
}

export interface ReportTile {
  label: string;
  value: ReportValue;
  detail: string;
}

/** Tables and lists that the kit has a component for: the block has its props, the PDF a plain table of them. */
export interface KitTables {
  ashtakavarga: Required<Pick<AshtakavargaTableProps, 'caption' | 'lagna' | 'rows' | 'sarva'>>;
  prastara: Required<
    Pick<PrastaraGridProps, 'caption' | 'lagna' | 'body' | 'rows' | 'totals' | 'legend'>
  >;
  papa: { caption: string; partners: PapaBarsProps['partners']; note?: string };
  doshas: { label: string; items: readonly (DoshaItem & { text?: string })[] };
  kootas: Required<Pick<KootaTableProps, 'caption' | 'rows' | 'total' | 'boyLabel' | 'girlLabel'>>;
}

export type KitTableBlock = {
  [Type in keyof KitTables]: { type: Type; props: KitTables[Type] };
}[keyof KitTables];

type HeadingLevel = 2 | 3 | 4;

export type ReportBlock =
  /** Not rendered without text. */
  | {
      type: 'text';
      text: string | null | undefined;
      look?: 'quiet' | 'small' | 'strong' | 'lead';
      pageOnly?: boolean;
    }
  | { type: 'basedOn'; text: string }
  | {
      type: 'facts';
      /** @default no heading and no frame */
      title?: string;
      headingLevel?: HeadingLevel;
      /** A sentence between the title and the facts. */
      intro?: string;
      items: readonly ReportFact[];
      /** On the page. @default 1 */
      columns?: 1 | 2;
      basedOn?: string;
    }
  | { type: 'tiles'; items: readonly ReportTile[] }
  | { type: 'figures'; items: readonly { label: string; value: string }[] }
  | { type: 'readings'; headingLevel?: HeadingLevel; items: readonly Reading[] }
  | {
      type: 'verdict';
      present: boolean;
      /** One word, such as yes or no. */
      answer: string;
      sentence: string;
      blocks: readonly ReportBlock[];
    }
  | { type: 'charts'; charts: readonly ReportChart[]; perRow: 1 | 2 | 3 }
  | ReportTable
  | KitTableBlock
  | {
      type: 'section';
      title: string;
      headingLevel?: HeadingLevel;
      /** On a card. */
      framed?: boolean;
      blocks: readonly ReportBlock[];
    }
  /** Blocks side by side where the page is wide enough. */
  | { type: 'columns'; columns: readonly (readonly ReportBlock[])[] }
  /** Collapsed on the page. */
  | { type: 'disclosure'; label: string; open?: boolean; blocks: readonly ReportBlock[] }
  | ReportAccordion
  /** A component of the page, and what print and PDF have in its place. */
  | { type: 'slot'; name: string; onPaper?: readonly ReportBlock[] };

export interface ReportAccordion {
  type: 'accordion';
  items: readonly {
    id: string;
    /** When the period that it is about begins, ISO 8601: a document ends at an age. */
    start?: string;
    heading: ReportValue;
    /** Open at first. */
    open: boolean;
    blocks: readonly ReportBlock[];
  }[];
  /** How many items the page lists until a button shows the others. */
  cap: number;
  /** The label of that button. */
  more: string;
  /** How many are shown, in words: at first, and after the button was pressed. */
  shown: readonly [capped: string, all: string];
}

/** What a sub-tab shows: a sentence of introduction and its blocks. */
export interface ReportPart {
  intro: string;
  blocks: readonly ReportBlock[];
}
