import type { SignNumber } from '@jyoti/jyotish';

/** Texts on a rising sign. */
export interface AscendantText {
  /** the figure of the sign, without an article */
  readonly symbol: string;
  /** how life tends to be met with this sign rising */
  readonly prediction: string;
  /** how people with this ascendant appear and work */
  readonly characteristics: string;
  /** a practice of quiet that suits the sign */
  readonly spirituality: string;
  /** the quality others notice first, in a few words */
  readonly flagship: string;
  readonly strengths: readonly string[];
  /** habits to watch */
  readonly watchpoints: readonly string[];
}

export type AscendantTexts = Readonly<Record<SignNumber, AscendantText>>;
