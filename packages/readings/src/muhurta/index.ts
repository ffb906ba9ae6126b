import type { DayVeto, ReasonAgainst, ReasonFor, SpanVeto, Weekday } from '@jyoti/jyotish';
import { almanacMessages } from '@jyoti/language/terms/almanac';
import type { ReadingLanguage } from '../language.ts';
import { housesMessages } from '../messages.generated/houses.ts';
import { muhurtaMessages } from '../messages.generated/muhurta.ts';
import { inLanguage, reading, type Reading } from '../reading.ts';
import { say } from '../say.ts';
import { grahaList, grahaName, nakshatraName, signName } from '../words.ts';

/** A rule that leaves days out of a search for a muhurta. */
export interface ObstacleText {
  /** its name as almanacs have it: "Chaturmas" */
  readonly title: string;
  /** what it is, in everyday words */
  readonly text: string;
}

/** What a reason or an obstacle may name; each kind has some of it. */
type Facts = ReasonFor | ReasonAgainst | DayVeto | SpanVeto;

function tithiName(tithi: number, language: ReadingLanguage): string {
  const { tithis } = inLanguage(almanacMessages, language);
  const name = (number: number) => (tithis as Readonly<Record<number, string>>)[number] ?? '';
  if (tithi === 15 || tithi === 30) return name(tithi);
  const { halves } = inLanguage(muhurtaMessages, language);
  return tithi < 15
    ? halves.shukla({ tithi: name(tithi) })
    : halves.krishna({ tithi: name(tithi - 15) });
}

/** The words for the facts that a sentence may name. */
function valuesOf(facts: Facts, people: readonly string[], language: ReadingLanguage) {
  const houses = inLanguage(housesMessages, language);
  const texts = inLanguage(muhurtaMessages, language);
  const almanac = inLanguage(almanacMessages, language);
  const yogas: Readonly<Record<number, string>> = almanac.yogas;
  const karanas: Readonly<Record<string, string>> = almanac.karanas;
  return {
    nakshatra: 'nakshatra' in facts ? nakshatraName(facts.nakshatra, language) : '',
    tithi: 'tithi' in facts ? tithiName(facts.tithi, language) : '',
    weekday: 'weekday' in facts ? almanac.weekdays[facts.weekday as Weekday] : '',
    sign: 'lagna' in facts ? signName(facts.lagna, language) : '',
    graha: 'graha' in facts ? grahaName(facts.graha, language) : '',
    house: 'house' in facts ? houses[facts.house] : '',
    tara: 'tara' in facts ? texts.taras[facts.tara] : '',
    direction: 'direction' in facts ? texts.directions[facts.direction] : '',
    karana: 'karana' in facts ? (karanas[facts.karana] ?? facts.karana) : '',
    name: 'birth' in facts ? (people[facts.birth] ?? '') : '',
    yoga: 'yoga' in facts && typeof facts.yoga === 'number' ? (yogas[facts.yoga] ?? '') : '',
    panchaka: 'kind' in facts ? texts.panchakas[facts.kind] : '',
    grahas: 'grahas' in facts ? grahaList(facts.grahas, language) : '',
  };
}

/**
 * What counts for or against a time, in a sentence.
 * @param people the names of the people whose births were given, in the order of the births
 */
export function muhurtaReason(
  reason: ReasonFor | ReasonAgainst,
  people: readonly string[],
  language: ReadingLanguage,
): Reading {
  return reading(muhurtaMessages, language, (texts) => {
    if (reason.code === 'special_yoga') return texts.specialYogas[reason.yoga];
    const known = { ...texts.for, ...texts.against };
    return say(known[reason.code], valuesOf(reason, people, language));
  });
}

/**
 * A rule that leaves days out of a search: its name, and what it is.
 * @param people as for `muhurtaReason`
 */
export function muhurtaObstacle(
  veto: DayVeto | SpanVeto,
  people: readonly string[],
  language: ReadingLanguage,
): Reading<ObstacleText> {
  return reading(muhurtaMessages, language, ({ obstacles }) => {
    const { title, text } = obstacles[veto.code];
    const values = valuesOf(veto, people, language);
    return { title: say(title, values), text: say(text, values) };
  });
}
