import type { GrahaId } from '../glyphs/index.ts';

/** A planetary hour. Instants in ISO 8601. */
export interface Hora {
  /** Its lord. Rahu and Ketu rule none. */
  lord: Exclude<GrahaId, 'rahu' | 'ketu'>;
  start: string;
  end: string;
  /** Whether it belongs to the day or to the night. */
  half: 'day' | 'night';
  /** What it is suitable for, in a few words. */
  benefits?: string;
  /** The gem of its lord. */
  gem?: string;
}
