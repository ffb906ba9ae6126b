import {
  matchHours,
  matchMoonAt,
  type Chart,
  type Couple,
  type MatchMoonSpan,
} from '@jyoti/jyotish';
import { partners, type MatchingRequest, type MoonMatching, type MoonSpan } from '@jyoti/contract';
import { notice } from '@jyoti/readings';
import { instantOrNull } from '../kundli/instants.ts';
import { dayOfMoon, matchMoonsOfDay, moonChangeNotices } from '../kundli/moon-day.ts';
import { kundliNotices } from '../kundli/notices.ts';
import { signName } from '../kundli/wire-names.ts';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { birthsAndSettings, kootaOptions, namesOf, noticesOf } from './about-match.ts';
import { rajjuVedha } from './aggregate.ts';
import { eightKootas } from './ashtakoot.ts';
import { dashakoot } from './dashakoot.ts';

/** The Moon of a birth with a known time: a single position. */
const moonOfInstant = ({ grahas, time: { jdUt } }: Chart): MatchMoonSpan => ({
  moon: matchMoonAt(grahas.moon.longitude),
  startJdUt: jdUt,
  endJdUt: jdUt,
});

/** A span in the response format, without the bounds of the day itself. */
function spanOnWire(
  { moon, startJdUt, endJdUt }: MatchMoonSpan,
  day: readonly MatchMoonSpan[],
): MoonSpan {
  const start = startJdUt === day[0]?.startJdUt ? null : startJdUt;
  const end = endJdUt === day.at(-1)?.endJdUt ? null : endJdUt;
  const isWhole = start === null && end === null;
  return {
    zodiac: signName(moon.sign.number),
    nakshatra: moon.nakshatra.name,
    part_of_day: isWhole ? null : { start: instantOrNull(start), end: instantOrNull(end) },
  };
}

/** The match of a couple with at least one unknown time of birth: what the two Moons decide. */
export function moonMatching(
  request: MatchingRequest,
  charts: Couple<Chart>,
  renderer: TextRenderer,
): MoonMatching {
  const { language } = renderer;
  const names = namesOf(request);
  const moonsOf = (partner: keyof Couple<Chart>) =>
    request[partner].time_unknown
      ? matchMoonsOfDay(charts[partner])
      : [moonOfInstant(charts[partner])];
  const days = { boy: moonsOf('boy'), girl: moonsOf('girl') };
  const moonMatches = matchHours(days, kootaOptions(request)).map(({ spans, ...match }) => ({
    boy: spanOnWire(spans.boy, days.boy),
    girl: spanOnWire(spans.girl, days.girl),
    ashtakoot: eightKootas(match, names, renderer),
    dashakoot: dashakoot(match, names, renderer),
    rajju_vedha: rajjuVedha(match, names, renderer),
  }));
  const notices = partners.flatMap((partner) => {
    const chart = charts[partner];
    return noticesOf(
      request,
      partner,
      request[partner].time_unknown
        ? moonChangeNotices(chart, dayOfMoon(chart), language)
        : kundliNotices(chart, null, language),
    );
  });
  return {
    ...birthsAndSettings(request, charts, renderer.language),
    notices: [notice('matchTimeUnknown', language), ...notices],
    moon_matches: moonMatches,
    texts_languages: renderer.languages,
  };
}
