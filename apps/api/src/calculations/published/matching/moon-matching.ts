import type { HoursOfBirth, MatchMoon, MatchWithoutTimes } from '@jyoti/jyotish';
import type { MoonMatching, MoonSpan } from '@jyoti/contract';
import type { PartnerNames } from '@jyoti/readings';
import { instantOrNull } from '../../requests/instants.ts';
import { signName } from '../wire-names.ts';
import type { TextRenderer } from '../text-renderer.ts';
import { rajjuVedha } from './aggregate.ts';
import { eightKootas } from './ashtakoot.ts';
import { dashakoot } from './dashakoot.ts';

const moonSpan = ({ sign, nakshatra }: MatchMoon, hours: HoursOfBirth | null): MoonSpan => ({
  zodiac: signName(sign.number),
  nakshatra: nakshatra.name,
  part_of_day: hours && {
    start: instantOrNull(hours.startJdUt),
    end: instantOrNull(hours.endJdUt),
  },
});

/** Key `moon_matches` of a match with at least one unknown time of birth: what the two Moons decide. */
export const moonMatches = (
  matches: readonly MatchWithoutTimes[],
  names: PartnerNames,
  renderer: TextRenderer,
): MoonMatching['moon_matches'] =>
  matches.map(({ moons, hours, ...match }) => ({
    boy: moonSpan(moons.boy, hours.boy),
    girl: moonSpan(moons.girl, hours.girl),
    ashtakoot: eightKootas(match, names, renderer),
    dashakoot: dashakoot(match, names, renderer),
    rajju_vedha: rajjuVedha(match, names, renderer),
  }));
