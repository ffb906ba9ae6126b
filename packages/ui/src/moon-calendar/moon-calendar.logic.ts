import type { MoonPaksha, MoonState } from '../moon-phase/index.ts';

/** A vrata or festival that is on a day. */
export interface MoonMark {
  id: string;
  name: string;
}

/** The Moon on a civil date. */
export interface MoonDay {
  /** `YYYY-MM-DD` */
  date: string;
  state: MoonState;
  /** Illuminated fraction of the disc, 0 to 1. */
  illumination: number;
  paksha: MoonPaksha;
  /** What is observed on it. */
  marks?: readonly MoonMark[];
}

/** Whether the Moon is waxing on a day. */
export const isWaxing = ({ paksha }: MoonDay) => paksha === 'shukla' || paksha === 'purnima';

/** Whether a day is the first one shown or the first of a month; its cell then names the month. */
export const opensMonth = (date: string, index: number) => index === 0 || date.endsWith('-01');

export const percent = (illumination: number) => `${Math.round(illumination * 100)}%`;
