import { WESTERN_BODY_IDS, westernChart, type WesternPlacement } from '@jyoti/jyotish';
import {
  facts,
  grahaIds,
  reportPart,
  type ReportPart,
  type ReportTile,
  table,
} from '@jyoti/ui/data';
import { degreesAndMinutes, degreesMinutesSeconds } from '../format/format.ts';
import { kundliMessages } from '../messages.generated/kundli.ts';
import { reportWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';

/** The three bodies of the tiles above the table, which are highlighted in it. */
const highlighted = ['sun', 'moon', 'ascendant'] as const;

/** The tropical chart: three signs, fifteen bodies, twelve cusps. */
export function westernPlanet({ chart, language }: KundliSource): ReportPart {
  const { western: words, terms } = reportWords(kundliMessages, language);
  const { bodies, cusps, houseSystem, midheaven, weekday } = westernChart(chart);
  const retrograde = ({ retrograde: answer }: WesternPlacement) => {
    if (answer === null) return words.notApplicable;
    return answer ? words.yes : words.no;
  };
  const tile = (label: string, { sign, degreeInSign, house }: WesternPlacement): ReportTile => ({
    label,
    value: { text: terms.sign(sign), sign },
    detail: `${degreesAndMinutes(degreeInSign)} · ${words.inHouse({ house })}`,
  });
  const intro = `${words.intro({ day: terms.almanac.weekdays[weekday] })} ${words.houses[houseSystem]}`;
  return reportPart(intro, [
    {
      type: 'tiles',
      items: [
        tile(words.sunSign, bodies.sun),
        tile(words.moonSign, bodies.moon),
        tile(words.ascendant, bodies.ascendant),
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
      WESTERN_BODY_IDS.map((name) => {
        const body = bodies[name];
        return [
          { text: words.bodies[name], graha: grahaIds.find((id) => id === name) },
          { text: terms.sign(body.sign), sign: body.sign },
          degreesAndMinutes(body.degreeInSign),
          degreesMinutesSeconds(body.longitude),
          body.house,
          retrograde(body),
        ];
      }),
      { marked: highlighted.map((name) => WESTERN_BODY_IDS.indexOf(name)) },
    ),
    facts(
      {
        title: words.cusps,
        columns: 2,
        intro: words.midheaven({ place: terms.longitude(midheaven) }),
      },
      cusps.map((cusp, index) => [words.cusp({ house: index + 1 }), terms.longitude(cusp)]),
    ),
  ]);
}
