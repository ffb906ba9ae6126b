import type { MetEffect } from '../horoscope/horoscope.types.ts';

/** Texts of a transit over a birth chart that the horoscope does not have. */
export interface TransitTexts {
  /** after the text of a graha in its house: what another graha does to it; `{by}`, `{house}` */
  readonly met: Readonly<Record<MetEffect, string>>;
}
