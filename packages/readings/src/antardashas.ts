import type { Friendship, HouseNumber, Verdict } from '@jyoti/jyotish';
import type { ReadingLanguage } from './language.ts';
import { antardashasMessages, type AntardashasMessages } from './messages.generated/antardashas.ts';
import { housesMessages } from './messages.generated/houses.ts';
import { inTense, isRead, lifeStage } from './periods/life-stage.ts';
import type { AgeSpan, PeriodLord } from './periods/periods.types.ts';
import { topicsOf } from './periods/topics-of.ts';
import { inLanguage, reading, type Reading } from './reading.ts';
import { say } from './say.ts';
import { grahaName } from './words.ts';

/** The two lords of an antardasha, and how they are related. */
export interface AntardashaFacts {
  /** of the mahadasha */
  readonly main: PeriodLord;
  /** of the antardasha */
  readonly sub: PeriodLord;
  /** how strong the sub-lord is at birth */
  readonly verdict: Verdict;
  /** the sign of the sub-lord counted from that of the main lord as 1 */
  readonly count: HouseNumber;
  /** natural friendship of the main lord towards the sub-lord, and the reverse */
  readonly views: readonly [Friendship, Friendship];
}

/** The combination of the two lords: easy, mixed, difficult; null if it is neither. */
function combinationOf(views: AntardashaFacts['views']): keyof AntardashasMessages['views'] | null {
  const friends = views.filter((view) => view === 'friend').length;
  const enemies = views.filter((view) => view === 'enemy').length;
  if (friends === 2) return 'friends';
  if (enemies === 2) return 'enemies';
  if (friends === 1 && enemies === 1) return 'friendAndEnemy';
  if (enemies === 1) return 'oneEnemy';
  return friends === 1 ? 'oneFriend' : null;
}

/** The influence of the sub-lord, from the house it is in and the houses it owns. */
function addsSentence(sub: PeriodLord, span: AgeSpan, language: ReadingLanguage): string {
  const { adds } = inLanguage(antardashasMessages, language);
  const { here, owned } = topicsOf(sub, lifeStage(span), language);
  const values = { here, house: inLanguage(housesMessages, language)[sub.house] };
  const { graha } = sub;
  if (graha === 'rahu' || graha === 'ketu') return say(inTense(adds[graha], span), values);
  return owned === null
    ? say(inTense(adds[graha].alone, span), values)
    : say(inTense(adds[graha].withOwned, span), { ...values, owned });
}

/**
 * Reading of an antardasha, from the relation of its two lords (subject: BPHS 52 to 60): the distance in signs, their
 * friendship, and the houses of the sub-lord.
 * @returns `text` is null for one that ended before birth or begins at 90 or later
 */
export function antardashaReading(
  { main, sub, verdict, count, views }: AntardashaFacts,
  span: AgeSpan,
  language: ReadingLanguage,
): Reading<string | null> {
  return reading(antardashasMessages, language, (texts) => {
    if (!isRead(span)) return null;
    const lords = { main: grahaName(main.graha, language), sub: grahaName(sub.graha, language) };
    // The first of the nine has the lord of the mahadasha.
    if (main.graha === sub.graha) return say(inTense(texts.same, span), lords);
    const combination = combinationOf(views);
    return [
      say(inTense(texts.distance[count], span), lords),
      addsSentence(sub, span, language),
      ...(combination ? [say(inTense(texts.views[combination], span), lords)] : []),
      ...(verdict === 'mixed' ? [] : [say(inTense(texts.judged[verdict], span), lords)]),
    ].join(' ');
  });
}
