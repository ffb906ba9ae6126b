import type { Language, Matching, MatchingRequest, Partner } from '@jyoti/contract';
import type { Chart, Couple } from '@jyoti/jyotish';
import type { PartnerNames } from '@jyoti/readings';
import { birthOf, settingsOf } from '../kundli/cast.ts';

/** The names of the partners in readings. */
export const namesOf = ({ boy, girl }: MatchingRequest): PartnerNames => ({
  boy: boy.name.trim(),
  girl: girl.name.trim(),
});

/** The tables on which almanacs differ. */
export const kootaOptions = ({ vashya_table: vashya, gana_table: gana }: MatchingRequest) => ({
  vashya,
  gana,
});

/** The choices that are not the default, the first of `matchSchoolOptions`. */
function chosenMatchSchools({
  mangal_houses: houses,
  vashya_table: vashya,
  gana_table: gana,
}: MatchingRequest): NonNullable<Matching['settings']['schools']> {
  return {
    ...(houses !== 'all' && { mangal_houses: houses }),
    ...(vashya !== 'symmetric' && { vashya_table: vashya }),
    ...(gana !== 'deva_boy' && { gana_table: gana }),
  };
}

/** The settings of one chart only. */
function ofOne(chart: Chart) {
  const { ayanamsa_degrees, timezone, utc_offset_minutes } = settingsOf(chart);
  return { ayanamsa_degrees, timezone, utc_offset_minutes };
}

/** Both births as interpreted, and the settings that their charts were cast with. */
export function birthsAndSettings(
  request: MatchingRequest,
  { boy, girl }: Couple<Chart>,
  language: Language,
): Pick<Matching, 'boy' | 'girl' | 'settings'> {
  const { ayanamsa, node, house_system, year_days, sunrise } = settingsOf(boy);
  const schools = chosenMatchSchools(request);
  return {
    boy: birthOf({ birth: request.boy }, boy, language),
    girl: birthOf({ birth: request.girl }, girl, language),
    settings: {
      ayanamsa,
      node,
      house_system,
      year_days,
      sunrise,
      ...(Object.keys(schools).length > 0 && { schools }),
      boy: ofOne(boy),
      girl: ofOne(girl),
    },
  };
}

/** Adds the name of the partner to notices. */
export const noticesOf = (request: MatchingRequest, partner: Partner, notices: readonly string[]) =>
  notices.map((words) => `${request[partner].name}: ${words}`);
