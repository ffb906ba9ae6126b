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
  | {
      /** One or two words. */
      text: string;
      /** As of a Badge. @default "plain" */
      tone?: BadgeTone;
      /** `false`: text without an icon. */
      icon?: false;
    }
  | {
      /** One or two words. */
      text: string;
      /** The strength that gives the tone. */
      dignity: Dignity;
    };

/** A value with a glyph before it and badges after it. */
export interface ReportValue {
  /** The words of the value. */
  text: string;
  /** Shows the glyph of the graha before it. */
  graha?: GrahaId;
  /** Shows the glyph of the sign before it. */
  sign?: RashiNumber;
  /** Badges after it. */
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
  /** Head of the column. */
  header: string;
  /** Aligned by digits, at the end. @default false */
  numeric?: boolean;
  /** Position of the value in the stacked row of a narrow page; see `TableColumn`. */
  stacked?: 'detail' | 'note' | 'end';
  /** For the page only: omitted in print and PDF. */
  pageOnly?: boolean;
}

/** A time, ISO 8601; its end is exclusive. */
interface ReportSpan {
  /** When it begins. */
  start: string;
  /** When it is over. */
  end: string;
}

/** A table of cells. */
export interface ReportTable {
  type: 'table';
  /** Names the table. */
  caption: string;
  /** Hides the caption visually, for use below a heading with the same text. @default true */
  captionShown?: boolean;
  /** The columns in their order. */
  columns: readonly ReportColumn[];
  /** The cells of each row, one for each column. */
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
  | {
      /** A paragraph. */
      text: string | undefined;
      /** A small heading above it. */
      title?: string;
      /** How it differs from other text: muted, bold, or lines of a verse. */
      look?: 'quiet' | 'strong' | 'verse';
    }
  | {
      /** One sentence a line. */
      list: readonly string[];
      /** Sentence shown while the list is empty. */
      none?: string;
    }
  | {
      /** A few words each. */
      keywords: readonly string[] | undefined;
      /** A small heading above them. */
      title: string;
    };

/** Sentences on a card, under a title. */
export interface Reading {
  /** A section for sentences that are not a reading, such as reasons and rules. @default 'article' */
  as?: 'article' | 'section';
  /** Heading of the card. */
  title: string;
  /** Shows the glyph of the graha before the title. */
  graha?: GrahaId;
  /** Badges after the title. */
  badges?: readonly ReportBadge[];
  /** A few words at the end of the title's line. */
  aside?: string;
  /** Text, lists and keywords in their order. */
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
  /** Signs and grahas of the chart. */
  data: KundliChartData;
  /** Text in the empty centre of the styles that have one. */
  middle: string;
  /** In print, whether degrees are shown next to the grahas. @default true */
  degrees?: boolean;
}

/** A fact with a large value. */
export interface ReportTile {
  /** What is measured. */
  label: string;
  /** The large value. */
  value: ReportValue;
  /** One line below the value. */
  detail: string;
}

/** Tables and lists that the kit has a component for: the block has its props. */
export interface KitTables {
  /** Points of the bodies by sign, as of an AshtakavargaTable. */
  ashtakavarga: Required<Pick<AshtakavargaTableProps, 'caption' | 'lagna' | 'rows' | 'sarva'>> &
    Pick<AshtakavargaTableProps, 'afterShodhana'>;
  /** Who gives a point where, as of a PrastaraGrid. */
  prastara: Required<
    Pick<PrastaraGridProps, 'caption' | 'lagna' | 'body' | 'rows' | 'totals' | 'legend'>
  >;
  /** Malefic points of one chart or of two, as of PapaBars. */
  papa: {
    /** Names the table. */
    caption: string;
    /** One chart, or the two of a match. */
    partners: PapaBarsProps['partners'];
    /** A remark on the match. */
    note?: string;
  };
  /** One entry for each dosha, as of a DoshaList. */
  doshas: {
    /** Names the list. */
    label: string;
    /** The doshas in their order. */
    items: readonly (DoshaItem & {
      /** A sentence on the dosha. */
      text?: string;
    })[];
  };
  /** A chart for each varga, as of a VargaSwitcher. */
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
    /** The periods of the first level; `parts` are those inside one. */
    periods: readonly (DashaNode & {
      /** Periods inside it that are known already. */
      parts?: readonly DashaNode[];
    })[];
  };
  /** The rows and their sum, as of a KootaTable. */
  kootas: Required<Pick<KootaTableProps, 'caption' | 'rows' | 'total' | 'boyLabel' | 'girlLabel'>>;
  /** Named times of a day, as a `WindowCard` shows them. */
  dayWindows: {
    /** What the times have in common. */
    title: string;
    /** Level in the outline of the page. */
    headingLevel?: HeadingLevel;
    /** A remark below the times. */
    text?: string;
    /** The columns of the table in a PDF. */
    columns: readonly [name: string, time: string];
    /** Each with its name and when it is. */
    times: readonly {
      /** Unique in the block. */
      id: string;
      /** Name in the almanac. */
      name: string;
      /** What it is good or bad for, in a sentence. */
      meaning?: string;
      /** When it is: instants, and the times in words. */
      spans: readonly (ReportSpan & { /** The times in words. */ text: string })[];
    }[];
  };
}

/** A block that is one component of the kit, and its replacement in print and PDF. */
export type KitTableBlock = {
  [Type in keyof KitTables]: {
    /** Which component it is. */
    type: Type;
    /** The props of that component, as data. */
    props: KitTables[Type];
    /** What print and PDF have in its place. @default the same */
    onPaper?: readonly ReportBlock[];
  };
}[keyof KitTables];

type HeadingLevel = 2 | 3 | 4;

/** One piece of a report, distinguished by its `type`. */
export type ReportBlock =
  /** Not rendered without text. */
  | {
      type: 'text';
      /** A paragraph. */
      text: string | null | undefined;
      /** How it differs from other text. */
      look?: 'quiet' | 'small' | 'strong' | 'lead';
      /** For the page only: omitted in print and PDF. */
      pageOnly?: boolean;
    }
  | { type: 'basedOn'; /** The facts that the blocks above are based on. */ text: string }
  | {
      type: 'facts';
      /** @default no heading and no frame */
      title?: string;
      /** Level in the outline of the page. */
      headingLevel?: HeadingLevel;
      /** A sentence between the title and the facts. */
      intro?: string;
      /** Name and value of each. */
      items: readonly ReportFact[];
      /** On the page. @default 1 */
      columns?: 1 | 2;
      /** The facts of the chart that they are based on. */
      basedOn?: string;
    }
  | { type: 'tiles'; /** The tiles in their order. */ items: readonly ReportTile[] }
  | {
      type: 'figures';
      /** Label and value of each. */
      items: readonly {
        /** What is counted. */
        label: string;
        /** The number, as it is written. */
        value: string;
      }[];
    }
  | {
      type: 'readings';
      /** Level of the titles in the outline of the page. */
      headingLevel?: HeadingLevel;
      /** The cards in their order. */
      items: readonly Reading[];
    }
  | {
      type: 'verdict';
      /** Whether it is present: it gives the tone of the answer. */
      present: boolean;
      /** One word, such as yes or no. */
      answer: string;
      /** The answer in one sentence. */
      sentence: string;
      /** The reasons. */
      blocks: readonly ReportBlock[];
    }
  /** `perRow` is for a print and a PDF; the page fits them to its width. */
  | {
      type: 'charts';
      /** The charts in their order. */
      charts: readonly ReportChart[];
      /** How many are side by side on paper. */
      perRow: 1 | 2 | 3;
    }
  | ReportTable
  | KitTableBlock
  | {
      type: 'section';
      /** Heading of the section. */
      title: string;
      /** Level in the outline of the page. */
      headingLevel?: HeadingLevel;
      /** On a card. */
      framed?: boolean;
      /** What is in the section. */
      blocks: readonly ReportBlock[];
    }
  /** Blocks side by side where the page is wide enough. */
  | {
      type: 'columns';
      /** The blocks of each column, from the start of the line. */
      columns: readonly (readonly ReportBlock[])[];
      /** Whether each takes the full width in print. @default false */
      stackedOnPaper?: boolean;
    }
  /** Collapsed on the page. */
  | {
      type: 'disclosure';
      /** What it contains: text of the button. */
      label: string;
      /** Whether it is open at first. @default false */
      open?: boolean;
      /** Omitted in print and PDF. @default false */
      pageOnly?: boolean;
      /** What it shows and hides. */
      blocks: readonly ReportBlock[];
    }
  | ReportAccordion
  /**
   * Contents of which the page shows one: that of the key which `choices` has under the name, or the first. The component
   * that chooses is in `slots`, under the same name. Print and PDF have all.
   */
  | {
      type: 'choice';
      /** The name in `choices` and in `slots`. */
      name: string;
      /** Asks for the choice. */
      label: string;
      /** The contents, of which one is shown. */
      items: readonly {
        /** What `choices` has for it. */
        key: string;
        /** What is shown while it is chosen. */
        blocks: readonly ReportBlock[];
      }[];
    }
  /** A component of the page, by its name in `slots`, and its replacement in print and PDF. */
  | {
      type: 'slot';
      /** The name in `slots`. */
      name: string;
      /** What print and PDF have in its place. @default the component in print, nothing in a PDF */
      onPaper?: readonly ReportBlock[];
    };

/** Items that are expanded individually. */
export interface ReportAccordion {
  type: 'accordion';
  /** The items in their order. */
  items: readonly {
    /** Unique in the block. */
    id: string;
    /** Text of the heading, which is its button. */
    title: ReportValue;
    /** Omitted in print and PDF. @default false */
    pageOnly?: boolean;
    /** Initially expanded; within `RenderAtOnce`, as for printing, all items are. */
    open: boolean;
    /** What it shows and hides. */
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
  /** One sentence on what the part shows. */
  intro: string;
  /** What the part consists of, in order. */
  blocks: readonly ReportBlock[];
}
