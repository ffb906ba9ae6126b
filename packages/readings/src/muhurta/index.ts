import type { DayVeto, ReasonAgainst, ReasonFor, SpanVeto, Weekday } from '@jyoti/jyotish';
import { fill } from '../fill.ts';
import type { ReadingLanguage } from '../language.ts';
import { names } from '../names.ts';
import { reading, type Catalogue, type Reading } from '../reading.ts';
import { listed, sentence } from '../sentence.ts';
import { muhurtaEn } from './en.ts';
import { muhurtaHi } from './hi.ts';
import type { MuhurtaTexts, ObstacleText } from './muhurta.types.ts';

export type { ObstacleText } from './muhurta.types.ts';

const catalogue: Catalogue<MuhurtaTexts> = { en: muhurtaEn, hi: muhurtaHi };

/** What a reason or an obstacle may name; each kind has some of it. */
type Facts = ReasonFor | ReasonAgainst | DayVeto | SpanVeto;

function tithiName(tithi: number, texts: MuhurtaTexts): string {
  const name = texts.tithis[(tithi - 1) % 15];
  if (name === undefined) return tithi === 15 ? texts.fullMoon : texts.newMoon;
  return fill(tithi <= 15 ? texts.halves.shukla : texts.halves.krishna, { tithi: name });
}

/** The words for the facts that a sentence may name. */
function valuesOf(
  facts: Facts,
  people: readonly string[],
  texts: MuhurtaTexts,
  language: ReadingLanguage,
): Record<string, string> {
  const { nakshatras, signs } = names(language);
  const values: Record<string, string> = {};
  if ('nakshatra' in facts) values['nakshatra'] = nakshatras[facts.nakshatra - 1] ?? '';
  if ('tithi' in facts) values['tithi'] = tithiName(facts.tithi, texts);
  if ('weekday' in facts) values['weekday'] = texts.weekdays[facts.weekday as Weekday];
  if ('lagna' in facts) values['sign'] = signs[facts.lagna].common;
  if ('graha' in facts) values['graha'] = texts.grahas[facts.graha];
  if ('house' in facts) values['house'] = texts.houses[facts.house];
  if ('tara' in facts) values['tara'] = texts.taras[facts.tara];
  if ('direction' in facts) values['direction'] = texts.directions[facts.direction];
  if ('karana' in facts) values['karana'] = texts.karanas[facts.karana] ?? facts.karana;
  if ('birth' in facts) values['name'] = people[facts.birth] ?? '';
  if ('yoga' in facts && typeof facts.yoga === 'number') {
    values['yoga'] = texts.yogas[facts.yoga - 1] ?? '';
  }
  if ('kind' in facts) values['panchaka'] = texts.panchakas[facts.kind];
  if ('grahas' in facts) {
    values['grahas'] = listed(
      facts.grahas.map((graha) => texts.grahas[graha]),
      texts.locale,
    );
  }
  return values;
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
  return reading(catalogue, language, (texts, textLanguage) => {
    if (reason.code === 'special_yoga') return texts.specialYogas[reason.yoga];
    const known: Readonly<Record<string, string>> = { ...texts.for, ...texts.against };
    return sentence(known[reason.code] ?? '', valuesOf(reason, people, texts, textLanguage));
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
  return reading(catalogue, language, (texts, textLanguage) => {
    const { title, text } = texts.obstacles[veto.code];
    const values = valuesOf(veto, people, texts, textLanguage);
    return { title: sentence(title, values), text: sentence(text, values) };
  });
}
