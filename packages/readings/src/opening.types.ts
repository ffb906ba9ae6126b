import type { GrahaId } from '@jyoti/jyotish';

/** The words of the opening sentence, with their gaps. */
export interface OpeningTexts {
  chart: string;
  period: string;
  lords: Record<GrahaId, string>;
}
