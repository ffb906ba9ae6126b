import { WESTERN_BODY_IDS, westernChart, type Chart, type WesternBodyId } from '@jyoti/jyotish';
import type { Western, WesternBody } from '@jyoti/contract';
import { degrees } from '../../requests/instants.ts';
import { signName, weekdayNames } from '../wire-names.ts';

/** Section `western`: the tropical chart of a birth. */
export function western(chart: Chart): Western {
  const tropical = westernChart(chart);
  const bodies = Object.fromEntries(
    WESTERN_BODY_IDS.map((id): [WesternBodyId, WesternBody] => {
      const { longitude, degreeInSign, retrograde, sign, house } = tropical.bodies[id];
      return [
        id,
        {
          global_degree: degrees(longitude),
          local_degree: degrees(degreeInSign),
          retro: retrograde ?? 'N/A',
          zodiac: signName(sign),
          zodiac_no: sign,
          house,
        },
      ];
    }),
  ) as Record<WesternBodyId, WesternBody>;
  return {
    ...bodies,
    day: weekdayNames[tropical.weekday],
    house_system: tropical.houseSystem,
    cusps: tropical.cusps.map(degrees),
    midheaven: degrees(tropical.midheaven),
  };
}
