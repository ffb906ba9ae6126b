import { birthPanchang, type BirthPanchang, type Chart, type JulianDay } from '@jyoti/jyotish';
import type { BirthEcho, KundliRequest, Schools, Settings, YearPlace } from '@jyoti/contract';
import type { Language } from '@jyoti/language';

/** What was chosen where schools differ: `node_aspects`, `ashtakvarga_school`, … */
export type KundliChoices = Omit<KundliRequest, 'birth' | 'sections' | 'at'> &
  Pick<Schools, 'contact_orb'>;

/** A birth with its chart. */
export interface PairedChart {
  readonly chart: Chart;
  readonly birth: BirthEcho;
}

/** Input of a kundli's document. */
export interface KundliSource extends PairedChart {
  /** Another birth, which panes of a pair compare this one with. */
  readonly second?: PairedChart | undefined;
  /** The instant whose periods are the running ones. */
  readonly nowJdUt: JulianDay;
  /** The current instant; the same unless another was chosen. */
  readonly clockJdUt: JulianDay;
  readonly settings: Settings;
  readonly choices: KundliChoices;
  /** The chart of a year: the year of life, 1 to 120, and where it is cast. @default the running one, at the place of birth */
  readonly year?: { readonly number?: number | undefined; readonly place?: YearPlace | undefined };
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
