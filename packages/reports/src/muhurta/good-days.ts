import type { MuhurtaDay, MuhurtaDocument, MuhurtaVerdict, MuhurtaWindow } from '@jyoti/contract';
import {
  isoFromJulianDay,
  type MuhurtaDay as EngineDay,
  type MuhurtaWindow as EngineWindow,
} from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { muhurtaObstacle, muhurtaReason } from '@jyoti/readings';
import { longDate } from '@jyoti/ui/data';
import { terms } from '../format/terms.ts';
import { muhurtaMessages } from '../messages.generated/muhurta.ts';
import { obstacleKey } from './left-out.ts';

type Reason = EngineWindow['for' | 'against'][number];

/** The same for the same fact: `benefic_in_angle jupiter 5`. When a fact applies is in its window. */
function keyOf(reason: Reason): string {
  const { code, weight: _weight, ...facts } = reason;
  const rows = Object.entries(facts).filter(([name]) => !name.endsWith('JdUt'));
  return [code, ...rows.map(([, value]) => String(value))].join(' ');
}

const verdictOf = ({ grade, quality }: EngineDay): MuhurtaVerdict =>
  grade === 'many' ? 'many' : quality;

/** Names of the stricter rules that are against a time; empty without any. */
export const stricterRules = (
  { waived }: MuhurtaWindow,
  reasons: MuhurtaDocument['reasons'],
): string => waived.map((key) => reasons[key]?.title).join(', ');

/**
 * Good days with the reasons that they refer to, each once.
 * @param people the names of the births, in their order
 */
export function goodDays(
  found: readonly EngineDay[],
  people: readonly string[],
  language: Language,
): Pick<MuhurtaDocument, 'days' | 'reasons'> {
  const { rising } = muhurtaMessages[language];
  const { tithi, nakshatra, sign } = terms[language];
  const reasons: MuhurtaDocument['reasons'] = {};
  const reasonKey = (reason: Reason): string => {
    const key = keyOf(reason);
    const { code, weight } = reason;
    reasons[key] ??= { code, weight, text: muhurtaReason(reason, people, language).text };
    return key;
  };
  const waivedKey = (veto: EngineWindow['waived'][number]): string => {
    const key = obstacleKey(veto);
    const { code, weight } = veto;
    reasons[key] ??= { code, weight, ...muhurtaObstacle(veto, people, language).text };
    return key;
  };
  const limbsOf = (window: EngineWindow) => [tithi(window.tithi), nakshatra(window.nakshatra)];
  const windowOf = (window: EngineWindow, limbsOfDay: readonly string[]): MuhurtaWindow => ({
    start: isoFromJulianDay(window.startJdUt),
    end: isoFromJulianDay(window.endJdUt),
    lagna: window.lagna,
    tithi: window.tithi,
    nakshatra: window.nakshatra,
    rising: rising({ sign: sign(window.lagna) }),
    limbs: limbsOf(window).filter((limb) => !limbsOfDay.includes(limb)),
    score: window.score,
    quality: window.quality,
    for: window.for.map(reasonKey),
    against: window.against.map(reasonKey),
    waived: window.waived.map(waivedKey),
  });
  const days = found.map((day): MuhurtaDay => {
    // The earliest of equals.
    const main = day.windows.reduce((top, one) => (one.score > top.score ? one : top));
    const limbs = limbsOf(main);
    const windows = day.windows.map((window) => windowOf(window, limbs));
    const best = day.windows.indexOf(main);
    return {
      date: day.date,
      title: longDate(language, day.date),
      sunrise: isoFromJulianDay(day.sunriseJdUt),
      sunset: isoFromJulianDay(day.sunsetJdUt),
      next_sunrise: isoFromJulianDay(day.nextSunriseJdUt),
      score: day.score,
      quality: day.quality,
      grade: day.grade,
      verdict: verdictOf(day),
      best,
      tithi: tithi(main.tithi),
      nakshatra: nakshatra(main.nakshatra),
      stricter: stricterRules(windows[best]!, reasons),
      windows,
    };
  });
  return { days, reasons };
}
