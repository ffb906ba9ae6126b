import type { GrahaId } from '@jyoti/jyotish';
import type { NamePair } from './names.types.ts';

/** The words of the opening sentence, with placeholders. */
export interface OpeningTexts {
  chart: string;
  /** A sign at its first mention, with both names if the language has two. */
  sign: (sign: NamePair) => string;
  period: string;
  lords: Record<GrahaId, string>;
}
