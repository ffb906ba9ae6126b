import { westernBodies, type Kundli, type WesternBody } from '@jyoti/contract';
import {
  facts,
  grahaIds,
  type RashiNumber,
  reportPart,
  type ReportPart,
  type ReportTile,
  table,
} from '@jyoti/ui/data';
import { degreesAndMinutes, degreesMinutesSeconds, longitudeInSign } from '../format/format.ts';
import type { KundliWords } from '../report-words.ts';

/** The three bodies of the tiles above the table, which are highlighted in it. */
const highlighted = ['sun', 'moon', 'ascendant'] as const;

/** The tropical chart: three signs, fifteen bodies, twelve cusps. */
export function westernPlanet(
  { western }: Kundli,
  { western: words, names }: KundliWords,
): ReportPart | null {
  if (!western) return null;
  const retrograde = ({ retro: answer }: WesternBody) => {
    if (answer === 'N/A') return words.notApplicable;
    return answer ? words.yes : words.no;
  };
  const tile = (
    label: string,
    { zodiac, zodiac_no, local_degree, house }: WesternBody,
  ): ReportTile => ({
    label,
    value: { text: names.sign(zodiac), sign: zodiac_no as RashiNumber },
    detail: `${degreesAndMinutes(local_degree)} · ${words.inHouse({ house })}`,
  });
  const intro = `${words.intro({ day: names.term(western.day) })} ${words.houses[western.house_system]}`;
  return reportPart(intro, [
    {
      type: 'tiles',
      items: [
        tile(words.sunSign, western.sun),
        tile(words.moonSign, western.moon),
        tile(words.ascendant, western.ascendant),
      ],
    },
    table(
      words.caption,
      [
        words.planet,
        words.sign,
        { header: words.degree, numeric: true, stacked: 'end' },
        { header: words.longitude, numeric: true },
        { header: words.house, numeric: true },
        words.retrograde,
      ],
      westernBodies.map((name) => {
        const body = western[name];
        return [
          { text: words.bodies[name], graha: grahaIds.find((id) => id === name) },
          { text: names.sign(body.zodiac), sign: body.zodiac_no as RashiNumber },
          degreesAndMinutes(body.local_degree),
          degreesMinutesSeconds(body.global_degree),
          body.house,
          retrograde(body),
        ];
      }),
      { marked: highlighted.map((name) => westernBodies.indexOf(name)) },
    ),
    facts(
      {
        title: words.cusps,
        columns: 2,
        intro: words.midheaven({ place: longitudeInSign(western.midheaven, names) }),
      },
      western.cusps.map((cusp, index) => [
        words.cusp({ house: index + 1 }),
        longitudeInSign(cusp, names),
      ]),
    ),
  ]);
}
