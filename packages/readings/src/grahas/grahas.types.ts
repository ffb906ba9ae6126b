import type { GrahaId } from '@jyoti/jyotish';

/** Texts on a graha in any position. */
export interface GrahaText {
  /** what it represents in a chart */
  readonly definition: string;
  /** how its qualities show in everyday life */
  readonly qualities: string;
  /** the same in a few words */
  readonly flagship: string;
  readonly strengths: readonly string[];
  /** habits to watch */
  readonly watchpoints: readonly string[];
}

export type GrahaTexts = Readonly<Record<GrahaId, GrahaText>>;
