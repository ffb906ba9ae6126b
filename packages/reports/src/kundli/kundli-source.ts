import {
  birthPanchang,
  judgementOf,
  type BirthPanchang,
  type Chart,
  type Judgement,
  type JulianDay,
} from '@jyoti/jyotish';
import type { BirthEcho, KundliRequest, Schools, Settings, YearPlace } from '@jyoti/contract';
import type { Language } from '@jyoti/language';

/** What was chosen where schools differ: `node_aspects`, `ashtakvarga_school`, … */
export type KundliChoices = Omit<KundliRequest, 'birth' | 'sections' | 'at'> &
  Pick<Schools, 'contact_orb'>;

/** A birth with its chart. */
export interface PairedChart {
  /** Cast from the birth. */
  readonly chart: Chart;
  /** The birth as the request had it, with its place. */
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
  /** What the chart was cast with. */
  readonly settings: Settings;
  /** What the reader chose among schools. */
  readonly choices: KundliChoices;
  /** The chart of a year: the year of life, 1 to 120, and where it is cast. @default the running one, at the place of birth */
  readonly year?: {
    /** Of life, 1 to 120. */
    readonly number?: number | undefined;
    /** Where its chart is cast. */
    readonly place?: YearPlace | undefined;
  };
  /** Of all words. */
  readonly language: Language;
  /** Computed on first use. */
  readonly panchang: () => BirthPanchang;
  /** How strong the grahas and houses are, by the choices of the source; computed on first use. */
  readonly judgement: () => Judgement;
  /** The page about gems, which the gem of a chart links to. @default no link */
  readonly gemHref?: string;
}

type StrengthChoices = Pick<KundliChoices, 'shadbala_school' | 'benefic_moon' | 'benefic_mercury'>;

/** What shadbala and bhava bala are computed with. */
export const strengthOptions = (choices: StrengthChoices) => ({
  school: choices.shadbala_school,
  moon: choices.benefic_moon,
  mercury: choices.benefic_mercury,
});

/** Some yogas have one form for a man and one for a woman. */
export const sexOf = ({ gender }: { readonly gender?: BirthEcho['gender'] | undefined }) =>
  gender === 'male' || gender === 'female' ? { sex: gender } : {};

/** How strong the grahas and houses of a chart are, by the choices of a request. */
export const judgementIn = (
  chart: Chart,
  birth: Parameters<typeof sexOf>[0],
  choices: StrengthChoices & Pick<KundliChoices, 'adhi_yoga' | 'ashtakvarga_school'>,
): Judgement =>
  judgementOf(chart, {
    ...sexOf(birth),
    adhi: choices.adhi_yoga,
    ashtakavarga: choices.ashtakvarga_school,
    shadbala: strengthOptions(choices),
  });

/** The input of a document from a chart and the request that it was cast for. */
export function kundliSource(of: Omit<KundliSource, 'panchang' | 'judgement'>): KundliSource {
  let panchang: BirthPanchang | undefined;
  let judgement: Judgement | undefined;
  const { chart, choices, birth } = of;
  return {
    ...of,
    panchang: () => (panchang ??= birthPanchang(chart)),
    judgement: () => (judgement ??= judgementIn(chart, birth, choices)),
  };
}
