import type {
  GrahaId,
  HouseNumber,
  JudgedYoga,
  Judgement,
  YogaCancellation,
  YogaId,
  YogaRule,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { yogasMessages as yogaNames } from '@jyoti/language/terms/yogas';
import { factClause, verdictReason } from '../judgement/index.ts';
import type { ReadingLanguage } from '../language.ts';
import { yogasMessages } from '../messages.generated/yogas.ts';
import { entry, inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName } from '../words.ts';

/** A graha that takes part in a yoga. */
export interface YogaGraha {
  /** which of the nine */
  readonly graha: GrahaId;
  /** Whole-sign house. */
  readonly house: HouseNumber;
  /** Houses as whose lord it takes part; none where it takes part by itself. */
  readonly lordOf: readonly HouseNumber[];
}

/** What a yoga is called: `Gajakesari`. */
export function yogaName(rule: YogaRule<YogaId>, language: ReadingLanguage): string {
  return entry(inLanguage(yogaNames, language).chartYogas, rule.id);
}

/** What a yoga requires, in a sentence. */
export function yogaRule(id: YogaId, language: ReadingLanguage): Reading {
  return reading(yogasMessages, language, ({ rules }) => entry(rules, id));
}

/** What tradition sees in a yoga, in one or two sentences. */
export function yogaMeaning(id: YogaId, language: ReadingLanguage): Reading {
  return reading(yogasMessages, language, ({ meanings }) => entry(meanings, id));
}

/** What Chandradhi requires where one or two benefics make it, in a sentence. */
export function gradedAdhiRule(language: ReadingLanguage): Reading {
  return reading(yogasMessages, language, (texts) => texts.gradedAdhi);
}

/** Where the grahas of a yoga are in the chart; empty where no graha forms it. */
export function yogaBecause(grahas: readonly YogaGraha[], language: ReadingLanguage): string {
  const { because, placed, placedAsLord } = inLanguage(yogasMessages, language);
  if (grahas.length === 0) return '';
  const facts = grahas.map(({ graha, house, lordOf }) =>
    say(lordOf.length === 0 ? placed : placedAsLord, {
      graha: grahaName(graha, language),
      house,
      count: lordOf.length,
      houses: formatList(lordOf.map(String), language),
    }),
  );
  return because({ facts: formatList(facts, language) });
}

/** Why a yoga that is formed does not act. */
export function yogaCancellationSentence(
  { code, grahas }: Pick<YogaCancellation, 'code' | 'grahas'>,
  language: ReadingLanguage,
): string {
  return say(inLanguage(yogasMessages, language).cancelled[code], {
    grahas: grahaList(grahas, language),
  });
}

/** What a vipareeta yoga asks for, and so does not count against it. */
const REQUIRED = ['hard_house'] as const;

const VERDICTS = ['supported', 'mixed', 'effort'] as const;

/**
 * How strong a yoga is in its chart and why; of a difficult one also what softens it. Empty where no graha forms it.
 * @param judged the grahas of the same chart
 */
export function yogaStrength(
  { strength, nature, group, grahas }: Pick<JudgedYoga, 'strength' | 'nature' | 'group' | 'grahas'>,
  judged: Judgement['grahas'],
  language: ReadingLanguage,
): string {
  if (grahas.length === 0) return '';
  const { strength: words } = inLanguage(yogasMessages, language);
  const isBad = nature === 'bad';
  const leftOut = group === 'vipareeta' ? REQUIRED : [];
  // The grahas that make it strong or weak are named first.
  const isByWeak = strength === (isBad ? 'strong' : 'weak');
  const groups = (isByWeak ? VERDICTS.toReversed() : VERDICTS).map((verdict) => ({
    verdict,
    same: grahas.filter((graha) => judged[graha].verdict === verdict),
  }));
  const clauses = groups.flatMap(({ verdict, same }) => {
    const [only, other] = same;
    if (only === undefined) return [];
    // Several are listed without their reasons.
    const reason = other === undefined ? verdictReason(judged[only], language, leftOut) : null;
    return say(words[verdict], {
      grahas: grahaList(same, language),
      count: same.length,
      hasReason: reason === null ? 'no' : 'yes',
      reason: reason ?? '',
    });
  });
  const because = clauses.join('; ');
  if (!isBad) return say(words[strength], { because });
  const sentence = {
    strong: words.badStrong,
    middling: words.middling,
    weak: words.badWeak,
  }[strength];
  // The heaviest fact of a single strong graha is its reason already.
  const strong = groups.find(({ verdict }) => verdict === 'supported')?.same ?? [];
  const [softest] = grahas
    .flatMap((graha) => {
      const supports = judged[graha].supports.filter(({ id }) => !id.startsWith('functional'));
      return strong.length === 1 && strong[0] === graha ? supports.slice(1) : supports;
    })
    .toSorted((one, other) => other.weight - one.weight);
  return [
    say(sentence, { because, count: grahas.length }),
    ...(softest ? [say(words.softened, { clause: factClause(softest, language) })] : []),
  ].join(' ');
}

/** A mahadasha of one of the grahas of a yoga. */
export interface YogaPeriod {
  /** who rules the period */
  readonly graha: GrahaId;
  /** it runs at the requested instant */
  readonly isRunning: boolean;
  /** in words */
  readonly start: string;
  /** in words */
  readonly end: string;
}

/**
 * When a yoga acts most: in the periods of its grahas.
 * @param period the running or the next mahadasha of one of them; null if all are over; `unknown` outside the 120 years
 */
export function yogaPeriods(
  grahas: readonly GrahaId[],
  period: YogaPeriod | null | 'unknown',
  language: ReadingLanguage,
): string {
  const { when } = inLanguage(yogasMessages, language);
  const names = { grahas: grahaList(grahas, language), count: grahas.length };
  if (period === 'unknown') return say(when.lords, names);
  if (period === null) return say(when.past, names);
  return say(period.isRunning ? when.now : when.ahead, {
    ...names,
    graha: grahaName(period.graha, language),
    start: period.start,
    end: period.end,
  });
}
