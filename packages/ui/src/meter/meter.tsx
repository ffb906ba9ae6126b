import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { MeterBars } from './meter-bars.tsx';
import { MeterDial } from './meter-dial.tsx';
import { MeterLine } from './meter-line.tsx';
import type { MeterBand, MeterTone } from './meter.logic.ts';

interface MeterRoot extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is measured: "Ashtakoot". Bars: the caption of their table. */
  label: string;
  /** The end of the scale. */
  max: number;
  /** A note below the scale: "18 is the traditional minimum". */
  note?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

export interface OneMeterProps extends MeterRoot {
  /**
   * `line`: a ruled scale. `dial`: a ring of ticks, for the one score that carries a page. `bars`: a table of values on
   * one scale.
   * @default "line"
   */
  variant?: 'line' | 'dial';
  /** 0 to `max`. Another value is an error. */
  value: number;
  /** Bands of the scale, each with a word. The word of the value's band is read out; the bar has the band's pattern. */
  bands?: readonly MeterBand[];
  /** What the value means: "good". @default the word of its band */
  word?: string;
  /** `small` for many in rows; a dial is 208 or 128 px wide. @default "regular" */
  size?: 'regular' | 'small';
}

/** A value in a table of bars. */
export interface MeterBar {
  /** 0 or more; what is beyond the scale fills the bar. */
  value: number;
  /** The value as it is shown. @default the number */
  text?: string;
  /** The colour of the bar, by what the value means. */
  tone: MeterTone;
  /** What the value means: "raised". */
  word?: string;
  /** At the end of the line: "1½ points". */
  note?: string;
}

export interface MeterBarRow {
  /** Identifies the row. */
  id: string;
  /** What is measured. */
  label: ReactNode;
  /** One for each of `columns`. */
  bars: readonly MeterBar[];
}

export interface MeterBarsProps extends MeterRoot {
  variant: 'bars';
  /** Hides the label visually, for use below a heading with the same text. @default false */
  labelHidden?: boolean;
  /** Heads of the columns: first that of the rows' labels, then whose values they are. Unique. */
  columns: readonly string[];
  /** The rows in their order. */
  rows: readonly MeterBarRow[];
  /** Values that are marked on the scale of each row. */
  marks?: readonly number[];
  /** The last row, with a scale of its own. */
  total?: MeterBarRow & { /** The end of the scale of that row. */ max: number };
}

export type MeterProps = OneMeterProps | MeterBarsProps;

/** Something out of a maximum, on a ruled scale, with the number and a word for it. */
export function Meter(props: MeterProps) {
  if (props.variant === 'bars') return <MeterBars {...props} />;
  return props.variant === 'dial' ? <MeterDial {...props} /> : <MeterLine {...props} />;
}

/** @deprecated Use MeterProps. */
export type ScoreDialProps = Omit<OneMeterProps, 'variant' | 'max'> & {
  /** The end of the scale. @default 36 */
  max?: number;
};

/** @deprecated Use Meter with `variant="dial"`. */
export const ScoreDial = (props: ScoreDialProps) => <Meter max={36} {...props} variant="dial" />;
