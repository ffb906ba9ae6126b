import type { GrahaId } from '@jyoti/jyotish';
import { spokenDignity } from '../dignities.ts';
import type { ReadingLanguage } from '../language.ts';
import { isPast, isRead, lifeStage, inTense } from '../periods/life-stage.ts';
import type { AgeSpan, PeriodLord, TensedText } from '../periods/periods.types.ts';
import { fill } from '../fill.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { mahadashasEn } from './en.ts';
import { mahadashasHi } from './hi.ts';
import type { MahadashaTexts } from './mahadashas.types.ts';

const catalogue: Catalogue<MahadashaTexts> = { en: mahadashasEn, hi: mahadashasHi };

/** Joins the sentences that are not null to a paragraph. */
const paragraph = (sentences: readonly (string | null)[]): string =>
  sentences.filter((one) => one !== null).join(' ');

function dignityText({ dignities }: MahadashaTexts, lord: PeriodLord): TensedText | null {
  const name = spokenDignity(lord.dignity);
  // A lord in its own house has a separate text.
  if (name === 'own' && lord.rules.length > 1 && lord.rules.includes(lord.house)) return null;
  if (name === null || lord.graha === 'rahu' || lord.graha === 'ketu') return null;
  return dignities[name][lord.graha];
}

function combustText({ combust }: MahadashaTexts, { graha, combust: is }: PeriodLord) {
  return is ? ((combust as Partial<Record<GrahaId, TensedText>>)[graha] ?? null) : null;
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
  lord: PeriodLord,
  span: AgeSpan,
  language: ReadingLanguage,
  before: GrahaId | null = null,
): Reading<string | null> {
  return reading(catalogue, language, (texts) => {
    if (!isRead(span)) return null;
    const stage = lifeStage(span);
    const name = texts.grahas[lord.graha];
    const house =
      before === null
        ? inTense(texts.houses[lord.house][stage], span)
        : texts.sameHouse(lord, texts.grahas[before], stage, span);
    const strength = dignityText(texts, lord);
    const burnt = combustText(texts, lord);
    const isGrown = stage === 'young' || stage === 'adult';
    return paragraph([
      span.from < 0 ? texts.fromBirth : null,
      inTense(texts.themes[lord.graha][isGrown ? 'grown' : stage], span),
      fill(house, { lord: name, Lord: name.charAt(0).toUpperCase() + name.slice(1) }),
      texts.owns(lord, stage, span),
      // Advice on strength does not fit a small child, nor advice on superiors an elder.
      stage !== 'child' && strength ? inTense(strength, span) : null,
      burnt && (isGrown || (stage === 'elder' && isPast(span))) ? inTense(burnt, span) : null,
      lord.yogakaraka && stage !== 'child' ? inTense(texts.yogakaraka, span) : null,
    ]);
  });
}

/** Grahas in the same sign rotate between the wordings, so that a report varies. */
function wordingOf({ graha, joinedBy }: PeriodLord, { grahas, inSign }: MahadashaTexts): number {
  const order = Object.keys(grahas);
  const before = joinedBy.filter((other) => order.indexOf(other) < order.indexOf(graha));
  return before.length % inSign.length;
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
  return reading(catalogue, language, (texts) => {
    if (!isRead(span)) return null;
    const name = texts.grahas[lord.graha];
    const wording = wordingOf(lord, texts);
    return paragraph([
      texts.inSign[wording]![lord.sign](name),
      ...lord.joinedBy.slice(0, 2).map((other) => texts.beside[wording]![other](name)),
      texts.host(lord, lifeStage(span)),
    ]);
  });
}
