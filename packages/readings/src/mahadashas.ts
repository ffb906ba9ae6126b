import { GRAHA_IDS, type GrahaId, type JudgementFactId } from '@jyoti/jyotish';
import { spokenDignity } from './dignities.ts';
import { verdictReason } from './judgement/index.ts';
import type { ReadingLanguage } from './language.ts';
import { housesMessages } from './messages.generated/houses.ts';
import { mahadashasMessages, type MahadashasMessages } from './messages.generated/mahadashas.ts';
import { periodsMessages } from './messages.generated/periods.ts';
import { inTense, isPast, isRead, lifeStage } from './periods/life-stage.ts';
import type { AgeSpan, JudgedPeriodLord, PeriodLord } from './periods/periods.types.ts';
import { inLanguage, reading, type Reading } from './reading.ts';
import { say } from './say.ts';
import { grahaName } from './words.ts';

/** Joins the sentences that are not null to a paragraph. */
const paragraph = (sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null).join(' ');

function dignitySentence(
  lord: PeriodLord,
  span: AgeSpan,
  { dignities }: MahadashasMessages,
): string | null {
  const name = spokenDignity(lord);
  // A lord in its own house has a separate text.
  if (name === 'own' && lord.rules.length > 1 && lord.rules.includes(lord.house)) return null;
  if (name === null || lord.graha === 'rahu' || lord.graha === 'ketu') return null;
  return inTense(dignities[name][lord.graha], span);
}

function combustSentence(
  { graha, combust }: PeriodLord,
  span: AgeSpan,
  texts: MahadashasMessages,
): string | null {
  if (!combust || graha === 'sun' || graha === 'rahu' || graha === 'ketu') return null;
  return inTense(texts.combust[graha], span);
}

/** What the sentences about its sign and its combustion say. */
const NAMED_BY_SIGN: readonly JudgementFactId[] = [
  'exalted',
  'own_sign',
  'debilitated',
  'debilitation_cancelled',
  'combust',
];

/** Whether the lord is strong or weak in the chart, and why; null if it is neither. */
function judgedSentence(
  { graha, judged }: JudgedPeriodLord,
  span: AgeSpan,
  language: ReadingLanguage,
): string | null {
  const most = verdictReason(judged, language, NAMED_BY_SIGN);
  if (most === null || judged.verdict === 'mixed') return null;
  const { judged: sentences } = inLanguage(mahadashasMessages, language);
  return say(inTense(sentences[judged.verdict], span), { lord: grahaName(graha, language), most });
}

/** The houses that the lord owns in addition to the one that it is in; for a node, the lord of its sign. */
function ownsSentence(lord: PeriodLord, span: AgeSpan, language: ReadingLanguage): string | null {
  const { owns } = inLanguage(mahadashasMessages, language);
  const houses = inLanguage(housesMessages, language);
  const topics = inLanguage(periodsMessages, language)[lifeStage(span)];
  const { graha, house, rules, signLord } = lord;
  // A node owns no house: it acts for the lord of its sign.
  if (graha === 'rahu' || graha === 'ketu')
    return say(inTense(owns[graha], span), {
      host: grahaName(signLord.graha, language),
      house: houses[signLord.house],
      topic: topics[signLord.house],
    });
  const [first, second] = rules.filter((one) => one !== house);
  if (first === undefined) return null;
  if (graha === 'sun' || graha === 'moon')
    return say(inTense(owns[graha], span), { house: houses[first], topic: topics[first] });
  if (second === undefined)
    return rules.includes(house)
      ? say(inTense(owns.oneOther, span), { house: houses[first], topic: topics[first] })
      : null;
  return say(inTense(owns[graha], span), {
    first: houses[first],
    second: houses[second],
    firstTopic: topics[first],
    secondTopic: topics[second],
  });
}

interface PeriodFacts {
  readonly lord: PeriodLord;
  readonly ages: AgeSpan;
}

/** Whether two mahadashas get the same text on the house of their lords. */
export const shareHouseText = (one: PeriodFacts, other: PeriodFacts): boolean =>
  isRead(one.ages) &&
  one.lord.house === other.lord.house &&
  lifeStage(one.ages) === lifeStage(other.ages) &&
  isPast(one.ages) === isPast(other.ages);

/**
 * Reading of a Vimshottari mahadasha (subject: BPHS 47), from its lord's house, the houses that the lord owns, its
 * strength, and the age of the person.
 * @param before the lord of an earlier mahadasha of the same report whose reading already had the text of this house
 * @returns `text` is null for a period that begins at 90 or later: only its dates are given
 */
export function mahadashaReading(
  lord: JudgedPeriodLord,
  span: AgeSpan,
  language: ReadingLanguage,
  before: GrahaId | null = null,
): Reading<string | null> {
  return reading(mahadashasMessages, language, (texts) => {
    if (!isRead(span)) return null;
    const stage = lifeStage(span);
    const name = grahaName(lord.graha, language);
    const house =
      before === null
        ? say(inTense(texts.houses[lord.house][stage], span), { lord: name })
        : say(inTense(texts.sameHouse, span), {
            lord: name,
            before: grahaName(before, language),
            house: inLanguage(housesMessages, language)[lord.house],
            topic: inLanguage(periodsMessages, language)[stage][lord.house],
          });
    const isGrown = stage === 'young' || stage === 'adult';
    return paragraph([
      span.from < 0 ? say(texts.fromBirth, { lord: name }) : null,
      inTense(texts.themes[lord.graha][isGrown ? 'grown' : stage], span),
      house,
      ownsSentence(lord, span, language),
      // Advice on strength does not fit a small child, nor advice on superiors an elder.
      stage === 'child' ? null : dignitySentence(lord, span, texts),
      isGrown || (stage === 'elder' && isPast(span)) ? combustSentence(lord, span, texts) : null,
      stage === 'child' ? null : judgedSentence(lord, span, language),
      lord.yogakaraka && stage !== 'child' ? inTense(texts.yogakaraka, span) : null,
    ]);
  });
}

/** Grahas in the same sign rotate between two wordings, so that a report varies. */
function wordingOf({ graha, joinedBy }: PeriodLord): 1 | 2 {
  const before = joinedBy.filter((other) => GRAHA_IDS.indexOf(other) < GRAHA_IDS.indexOf(graha));
  return before.length % 2 === 0 ? 1 : 2;
}

/** How the lord of the sign of a graha shows; null if that is the graha itself, or a node's, which `ownsSentence` names. */
function hostSentence(
  { graha, signLord }: PeriodLord,
  span: AgeSpan,
  language: ReadingLanguage,
): string | null {
  if (graha === 'rahu' || graha === 'ketu' || signLord.graha === graha) return null;
  return say(inTense(inLanguage(mahadashasMessages, language).host, span), {
    host: grahaName(signLord.graha, language),
    house: inLanguage(housesMessages, language)[signLord.house],
    graha: grahaName(graha, language),
    topic: inLanguage(periodsMessages, language)[lifeStage(span)][signLord.house],
  });
}

/**
 * Influences on the lord of a mahadasha: its sign or the grahas with it, and the lord of its sign.
 * @returns `text` is null for a period that begins at 90 or later
 */
export function mahadashaInfluence(
  lord: PeriodLord,
  span: AgeSpan,
  language: ReadingLanguage,
): Reading<string | null> {
  return reading(mahadashasMessages, language, ({ inSign, beside }) => {
    if (!isRead(span)) return null;
    const graha = grahaName(lord.graha, language);
    const wording = wordingOf(lord);
    const host = hostSentence(lord, span, language);
    // How a graha works by sign and company is in the present tense, and for grown people.
    if (host !== null && (isPast(span) || lifeStage(span) === 'child')) return host;
    return paragraph([
      say(inSign[wording][lord.sign], { graha }),
      ...lord.joinedBy.slice(0, 2).map((other) => say(beside[wording][other], { graha })),
      host,
    ]);
  });
}
