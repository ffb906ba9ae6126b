import type { AshtakavargaTableProps } from '../ashtakavarga-table/index.ts';
import type { DoshaItem } from '../verdict/index.ts';
import type { BadgeTone } from '../badge/index.ts';
import type { GrahaId, RashiNumber } from '../glyphs/index.ts';
import type { Dignity } from '../graha-badge/index.ts';
import type { KootaTableProps } from '../koota-table/index.ts';
import type { KundliChartData } from '../kundli-chart/index.ts';
import type { DashaNode, DashaTreeProps } from '../dasha-tree/index.ts';
import type { PapaBarsProps } from '../meter/index.ts';
import type { PhaseTimelineProps } from '../timeline/index.ts';
import type { PrastaraGridProps } from '../prastara-grid/index.ts';
import type { VargaSwitcherProps } from '../varga-switcher/index.ts';

/*
 * A part of a report as plain data, so that a page, a PDF and a text can be made from one description. `ReportView` renders it
 * with the kit's components. Any text may mark a term of the glossary: `[lagna|the ascendant]`.
 */

/** A badge with a word; one for the strength of a graha has the tone of its dignity. */
export type ReportBadge =
  | { text: string; tone?: BadgeTone; icon?: false }
  | { text: string; dignity: Dignity };

/** A value with a glyph before it and badges after it. */
export interface ReportValue {
  text: string;
  graha?: GrahaId;
  sign?: RashiNumber;
  badges?: readonly ReportBadge[];
  /** Makes the text a link on the page. */
  href?: string;
  /** On the page, a press on the text explains it. */
  meaning?: string;
}

/** A cell of a table, or the value of a fact. */
export type ReportCell = string | number | null | undefined | ReportValue;
/** A label with its value. */
export type ReportFact = readonly [label: string, value: ReportCell];

/** A column of a `ReportTable`. */
export interface ReportColumn {
  header: string;
  numeric?: boolean;
  /** Position of the value in the stacked row of a narrow page; see `TableColumn`. */
  stacked?: 'detail' | 'note' | 'end';
  /** For the page only: omitted in print and PDF. */
  pageOnly?: boolean;
}

/** A time, ISO 8601; its end is exclusive. */
interface ReportSpan {
  start: string;
  end: string;
}

/** A table of cells. */
export interface ReportTable {
  type: 'table';
  caption: string;
  /** Hides the caption visually, for use below a heading with the same text. @default true */
  captionShown?: boolean;
  columns: readonly ReportColumn[];
  rows: readonly (readonly ReportCell[])[];
  /** Indexes of highlighted rows, such as the running period. */
  marked?: readonly number[];
  /** The times of the rows: a page that knows the current time marks the row that runs, and no other. */
  spans?: readonly ReportSpan[];
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

/** Sentences on a card, under a title. */
export interface Reading {
  /** A section for sentences that are not a reading, such as reasons and rules. @default 'article' */
  as?: 'article' | 'section';
  title: string;
  graha?: GrahaId;
  badges?: readonly ReportBadge[];
  /** A few words at the end of the title's line. */
  aside?: string;
  pieces: readonly ReadingPiece[];
  /** The facts that the reading is based on. */
  basedOn?: string;
}

/** A kundli chart with its title. */
export interface ReportChart {
  /** Its accessible name. */
  label: string;
  /** The heading above it. */
  title?: string;
  data: KundliChartData;
  /** Text in the empty centre of the styles that have one. */
  middle: string;
  /** In print, whether degrees are shown next to the grahas. @default true */
  degrees?: boolean;
}

/** A fact with a large value. */
export interface ReportTile {
  label: string;
  value: ReportValue;
  detail: string;
}

/** Tables and lists that the kit has a component for: the block has its props. */
export interface KitTables {
  ashtakavarga: Required<Pick<AshtakavargaTableProps, 'caption' | 'lagna' | 'rows' | 'sarva'>> &
    Pick<AshtakavargaTableProps, 'afterShodhana'>;
  prastara: Required<
    Pick<PrastaraGridProps, 'caption' | 'lagna' | 'body' | 'rows' | 'totals' | 'legend'>
  >;
  papa: { caption: string; partners: PapaBarsProps['partners']; note?: string };
  doshas: { label: string; items: readonly (DoshaItem & { text?: string })[] };
  vargas: Required<Pick<VargaSwitcherProps, 'label' | 'charts'>>;
  /** The page marks the current instant. */
  phases: Required<
    Pick<
      PhaseTimelineProps,
      'title' | 'note' | 'phases' | 'variantNames' | 'start' | 'end' | 'timeZone'
    >
  >;
  /** The periods of a dasha, level by level. The page marks the current instant, and loads what is inside a period without parts. */
  dashas: Required<Pick<DashaTreeProps, 'title' | 'timeZone'>> & {
    /** @default no heading above it */
    heading?: string;
    /** What the dasha is counted from. */
    seed: string;
    periods: readonly (DashaNode & { parts?: readonly DashaNode[] })[];
  };
  kootas: Required<Pick<KootaTableProps, 'caption' | 'rows' | 'total' | 'boyLabel' | 'girlLabel'>>;
  /** Named times of a day, as a `WindowCard` shows them. */
  dayWindows: {
    title: string;
    headingLevel?: HeadingLevel;
    /** A remark below the times. */
    text?: string;
    /** The columns of the table in a PDF. */
    columns: readonly [name: string, time: string];
    times: readonly {
      id: string;
      name: string;
      meaning?: string;
      spans: readonly (ReportSpan & { text: string })[];
    }[];
  };
}

/** A block that is one component of the kit, and its replacement in print and PDF. */
export type KitTableBlock = {
  [Type in keyof KitTables]: {
    type: Type;
    props: KitTables[Type];
    onPaper?: readonly ReportBlock[];
  };
}[keyof KitTables];

type HeadingLevel = 2 | 3 | 4;

/** One piece of a report, distinguished by its `type`. */
export type ReportBlock =
  /** Not rendered without text. */
  | {
      type: 'text';
      text: string | null | undefined;
      look?: 'quiet' | 'small' | 'strong' | 'lead';
      /** For the page only: omitted in print and PDF. */
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
  /** `perRow` is for a print and a PDF; the page fits them to its width. */
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
  | {
      type: 'columns';
      columns: readonly (readonly ReportBlock[])[];
      /** Whether each takes the full width in print. @default false */
      stackedOnPaper?: boolean;
    }
  /** Collapsed on the page. */
  | {
      type: 'disclosure';
      label: string;
      open?: boolean;
      /** Omitted in print and PDF. @default false */
      pageOnly?: boolean;
      blocks: readonly ReportBlock[];
    }
  | ReportAccordion
  /**
   * Contents of which the page shows one: that of the key which `choices` has under the name, or the first. The component
   * that chooses is in `slots`, under the same name. Print and PDF have all.
   */
  | {
      type: 'choice';
      name: string;
      /** Asks for the choice. */
      label: string;
      items: readonly { key: string; blocks: readonly ReportBlock[] }[];
    }
  /** A component of the page, by its name in `slots`, and its replacement in print and PDF. */
  | { type: 'slot'; name: string; onPaper?: readonly ReportBlock[] };

/** Items that are expanded individually. */
export interface ReportAccordion {
  type: 'accordion';
  items: readonly {
    id: string;
    title: ReportValue;
    /** Omitted in print and PDF. @default false */
    pageOnly?: boolean;
    /** Initially expanded; within `RenderAtOnce`, as for printing, all items are. */
    open: boolean;
    blocks: readonly ReportBlock[];
  }[];
  /** Number of items that the page lists until a button shows the others. @default all */
  cap?: number;
  /** The label of that button. */
  more?: string;
  /** Texts on how many are shown: initially, and after the button was pressed. @default none */
  counts?: readonly [capped: string, all: string];
  /** Note in print that some items are omitted. */
  leftOut?: string;
}

/** A part of a report: a sentence of introduction and its blocks. */
export interface ReportPart {
  intro: string;
  blocks: readonly ReportBlock[];
}
