import { birthPanchang, type BirthPanchang, type Chart, type JulianDay } from '@jyoti/jyotish';
import type { BirthEcho, KundliRequest, Settings } from '@jyoti/contract';
import type { Language } from '@jyoti/language';

/** What was chosen where schools differ: `node_aspects`, `ashtakvarga_school`, … */
export type KundliChoices = Omit<KundliRequest, 'birth' | 'sections' | 'at'>;

/** Input of a kundli's document. */
export interface KundliSource {
  readonly chart: Chart;
  /** The instant whose periods are the running ones. */
  readonly nowJdUt: JulianDay;
  readonly birth: BirthEcho;
  readonly settings: Settings;
  readonly choices: KundliChoices;
  readonly language: Language;
  /** Computed on first use. */
  readonly panchang: () => BirthPanchang;
  /** The page about gems, which the gem of a chart links to. @default no link */
  readonly gemHref?: string;
}

/** The input of a document from a chart and the request that it was cast for. */
export function kundliSource(of: Omit<KundliSource, 'panchang'>): KundliSource {
  let panchang: BirthPanchang | undefined;
  return { ...of, panchang: () => (panchang ??= birthPanchang(of.chart)) };
}
