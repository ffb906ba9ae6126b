import type {
  GrahaId,
  GrahaPlacement,
  HouseNumber,
  Judged,
  JudgedHouse,
  JudgementFact,
  JudgementFactId,
  PlainFact,
  Verdict,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { yogasMessages as yogaNames } from '@jyoti/language/terms/yogas';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { judgementMessages, type JudgementMessages } from '../messages.generated/judgement.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, signName } from '../words.ts';

/** A judgement in words. */
export interface JudgementText {
  /** the heaviest fact, against the heaviest on the other side */
  readonly weighing: string;
  /** facts for it, a sentence each, the heaviest first, which `weighing` has too */
  readonly supports: readonly string[];
  /** facts against it, a sentence each, the heaviest first */
  readonly challenges: readonly string[];
}

/** Facts that weigh less are left out. */
const MIN_WEIGHT = 0.4;
/** Further ones of each side are left out. */
const MAX_FACTS = 4;
const MAX_YOGAS = 2;

type Clause = (values: Record<string, string | number>) => string;

/** The message of a fact: some are about a house, or differ by graha. */
function messageOf(
  { id, graha }: PlainFact,
  house: HouseNumber | null,
  { facts, ofHouse, byChalit, lordByChalit }: JudgementMessages,
): Clause {
  if (graha === null && id in ofHouse)
    return ofHouse[id as keyof typeof ofHouse] as unknown as Clause;
  if (house !== null && (id === 'better_by_chalit' || id === 'worse_by_chalit'))
    return lordByChalit[id === 'better_by_chalit' ? 'better' : 'worse'] as unknown as Clause;
  const isOccupant = id === 'helper_in_house' || id === 'hard_in_house' || id === 'hard_that_helps';
  if (isOccupant && graha?.house !== house)
    return byChalit[id === 'hard_in_house' ? 'harms' : 'helps'] as unknown as Clause;
  const message = facts[id];
  return (typeof message === 'function'
    ? message
    : (message as Readonly<Partial<Record<GrahaId, unknown>>>)[graha!.graha]) as unknown as Clause;
}

/** The message of a fact of a graha that the sentence names already: 'it is exalted in Pisces'. */
const reasonOf = ({ id }: PlainFact, { reasons }: JudgementMessages): Clause =>
  reasons[id as keyof typeof reasons] as unknown as Clause;

/**
 * A fact in a clause.
 * @param house whose fact it is; null if it is of the graha itself; `reason` if the sentence names the graha already
 */
function clauseOf(
  fact: PlainFact & Partial<Pick<JudgementFact, 'because'>>,
  of: HouseNumber | null | 'reason',
  language: ReadingLanguage,
): string {
  const words = inLanguage(judgementMessages, language);
  const house = of === 'reason' ? null : of;
  const houses = inLanguage(housesMessages, language);
  const { graha, value, others, yogas, because } = fact;
  const name = graha ? grahaName(graha.graha, language) : '';
  const names = yogas.map((id) => inLanguage(yogaNames, language).chartYogas[id]);
  const ordinal = (number: number | null) => houses[(number ?? 1) as HouseNumber] ?? '';
  const values = {
    graha: name,
    sign: graha ? signName(graha.sign, language) : '',
    place: graha ? houses[graha.house] : '',
    house: house ? houses[house] : '',
    matter: house ? words.houseMatters[house] : '',
    value: ordinal(value),
    isHere: value === house ? 'yes' : 'no',
    count: value ?? 0,
    percent: Math.round((value ?? 0) * 100),
    others: grahaList(others, language),
    hasReason: because ? 'yes' : 'no',
    because: because ? clauseOf(because, 'reason', language) : '',
    yogas: formatList([...new Set(names)].slice(0, MAX_YOGAS), language),
  };
  return say(of === 'reason' ? reasonOf(fact, words) : messageOf(fact, house, words), values);
}

type Side = 'supported' | 'effort';

/** Which of the sentences weighs the facts, and which two facts it names. */
function weighed(
  verdict: Verdict,
  support: JudgementFact | undefined,
  challenge: JudgementFact | undefined,
): readonly [keyof JudgementMessages['weighing'], JudgementFact?, JudgementFact?] {
  const weight = (fact: JudgementFact | undefined) => Math.abs(fact?.weight ?? 0);
  if (support === undefined && challenge === undefined) return ['none'];
  if (verdict === 'mixed') {
    if (support === undefined || challenge === undefined)
      return ['mixedAlone', support ?? challenge];
    const isFor = weight(support) >= weight(challenge);
    return isFor ? ['mixed', support, challenge] : ['mixed', challenge, support];
  }
  const side: Side = verdict;
  const [own, other] = side === 'supported' ? [support, challenge] : [challenge, support];
  if (own === undefined || other === undefined) return [`${side}Alone`, own ?? other];
  return weight(own) >= weight(other) ? [side, own, other] : [`${side}Together`, other, own];
}

/** The facts that are named: those of a weight, the heaviest first. */
const heaviest = (facts: readonly JudgementFact[]) =>
  facts
    .filter(({ id, weight }) => id !== 'lord_middling' && Math.abs(weight) >= MIN_WEIGHT)
    .slice(0, MAX_FACTS);

/** The facts for a graha or a house and against it as clauses, the heaviest first. */
export function judgementClauses(
  judged: Judged | JudgedHouse,
  language: ReadingLanguage,
): Record<'supports' | 'challenges', string[]> {
  const house = 'house' in judged ? judged.house : null;
  const clauses = (facts: readonly JudgementFact[]) =>
    heaviest(facts).map((fact) => clauseOf(fact, house, language));
  return { supports: clauses(judged.supports), challenges: clauses(judged.challenges) };
}

/** A graha or a house as it was judged: what weighs most, and what counts for it and against it. */
export function judgementReading(
  judged: Judged | JudgedHouse,
  language: ReadingLanguage,
): Reading<JudgementText> {
  return reading(judgementMessages, language, ({ weighing, sentence }) => {
    const house = 'house' in judged ? judged.house : null;
    const [support] = heaviest(judged.supports);
    const [challenge] = heaviest(judged.challenges);
    const [name, most, against] = weighed(judged.verdict, support, challenge);
    const clause = (fact: JudgementFact | undefined) =>
      fact ? clauseOf(fact, house, language) : '';
    const { supports, challenges } = judgementClauses(judged, language);
    return {
      weighing: say(weighing[name], { most: clause(most), against: clause(against) }),
      supports: supports.map((one) => say(sentence, { clause: one })),
      challenges: challenges.map((one) => say(sentence, { clause: one })),
    };
  });
}

/**
 * The heaviest fact of a graha on the side of the verdict, in a clause that calls it "it"; null for a mixed verdict.
 * @param leftOut facts that another sentence names or that do not count
 */
export function verdictReason(
  { verdict, supports, challenges }: Judged,
  language: ReadingLanguage,
  leftOut: readonly JudgementFactId[] = [],
): string | null {
  if (verdict === 'mixed') return null;
  const fact = (verdict === 'supported' ? supports : challenges).find(
    ({ id }) => !leftOut.includes(id) && !id.startsWith('functional'),
  );
  return fact ? clauseOf(fact, 'reason', language) : null;
}

/** A fact of a graha in a clause. */
export const factClause = (fact: JudgementFact, language: ReadingLanguage): string =>
  clauseOf(fact, null, language);

/** What cancels the debilitation of a graha, in a sentence; null if it is not debilitated or nothing does. */
export function neechaBhangaSentence(
  {
    graha,
    sign,
    neechaBhanga: [cancellation],
  }: Pick<GrahaPlacement, 'graha' | 'sign' | 'neechaBhanga'>,
  language: ReadingLanguage,
): string | null {
  if (cancellation === undefined) return null;
  const { cancelled } = inLanguage(judgementMessages, language);
  const isItself = cancellation.graha === graha && cancellation.rule === 'exaltation_lord_central';
  const reason = say(cancelled[isItself ? 'itself_central' : cancellation.rule], {
    by: grahaName(cancellation.graha, language),
    sign: signName(sign, language),
    from: cancellation.from ?? '',
  });
  return say(cancelled.sentence, { reason, graha: grahaName(graha, language) });
}
