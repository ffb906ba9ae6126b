/** The doshas whose frequency was counted. */
export type CountedDosha = 'mangal' | 'kaalSarp' | 'pitra';

/** How common each is, in words. */
export interface HowCommonTexts {
  readonly sentences: Readonly<Record<CountedDosha, string>>;
  /** a share of a quarter or more, in tenths, and a smaller one as one in a number */
  readonly inTen: string;
  readonly oneIn: string;
  /** 1 to 20 in words */
  readonly numbers: readonly string[];
}

export const howCommonEn: HowCommonTexts = {
  sentences: {
    mangal:
      '{marsInHouse} have Mars in one of these houses from the ascendant, the Moon or Venus; after cancellations {mangal} counts as manglik by our rule.',
    kaalSarp: '{kaalSarp} has kaal sarp by our rule, and {kaalSarpPartial} has it in part.',
    pitra: '{pitra} have one of the combinations that we look for.',
  },
  inTen: 'about {number} charts in ten',
  oneIn: 'about one chart in {number}',
  numbers:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
      ' ',
    ),
};
