import type { HTMLAttributes, Ref } from 'react';
import type { KitMessages } from '../i18n/index.ts';
import { ChartFigure } from './chart-figure.tsx';
import { ChartInLocale } from './chart-in-locale.tsx';
import { chartWords } from './chart-words.ts';
import type { KundliChartStyle } from './drawing/house-shapes.ts';
import type { KundliChartData } from './drawing/houses.ts';

export interface KundliChartProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** Title and accessible name: "Birth chart (D1) of Asha". */
  title: string;
  /** Signs and grahas of the chart. */
  data: KundliChartData;
  /** North: houses are fixed. South and East: signs are fixed. All show the same facts. @default "north" */
  variant?: KundliChartStyle;
  /** Shows whole degrees next to the grahas if the chart is at least 420 px wide. @default true */
  degrees?: boolean;
  /** Shows the akara, the shape of each graha, before its letters. @default false */
  glyphs?: boolean;
  /** A word or two in the empty middle of the South and East styles: "D9 Navamsa". The North style has no middle. */
  middle?: string;
  /** The same facts as a table: always there for screen readers, on the page too when `visible`. @default "hidden" */
  table?: 'hidden' | 'visible';
  /** Explains the marks under the drawing. @default true */
  legend?: boolean;
  /**
   * The kit's words in its language, whatever the provider says: `hi` of `@jyoti/ui/messages-hi`; `{}` is English. Given, the
   * chart renders as a server component, none of whose code reaches the browser. @default those of the provider
   */
  messages?: KitMessages;
  ref?: Ref<HTMLElement>;
}

/**
 * A kundli drawn as plain SVG with its table. One data shape drives every style, so they cannot disagree. Renders on any
 * server.
 */
export function KundliChart({ messages, ...rest }: KundliChartProps) {
  if (messages === undefined) return <ChartInLocale {...rest} />;
  return <ChartFigure {...rest} words={chartWords(messages)} />;
}
