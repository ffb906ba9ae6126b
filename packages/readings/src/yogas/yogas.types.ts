import type { YogaCancellationCode, YogaId, YogaRule } from '@jyoti/jyotish';

/** What each yoga requires, in a sentence. */
export type YogaRuleTexts = Readonly<Record<YogaId, string>>;

/** Names of yogas in another script than Latin. */
export type YogaNameTexts = Readonly<Record<YogaId, string>>;

/** How a language names a yoga. */
export interface YogaNaming {
  readonly yoga: (rule: YogaRule<YogaId>) => string;
}

export interface YogaSentences {
  readonly locale: string;
  /** Places: `facts`. */
  readonly because: string;
  /** One graha in its house. Places: `graha`, `house`. */
  readonly placed: string;
  /** The same of a graha that takes part as a lord. Places: `graha`, `houses`, `house`. */
  readonly placedLord: { readonly one: string; readonly several: string };
  /** What Chandradhi requires where one or two benefics make it. */
  readonly gradedAdhi: string;
  /** Why a yoga that is formed does not act. Place: `grahas`. */
  readonly cancelled: Readonly<Record<YogaCancellationCode, string>>;
}
