import { westernBodies, zodiacSigns, type Kundli, type WesternBody } from '@jyoti/contract';
import { degreesAndMinutes, degreesMinutesSeconds } from '../../../kundli/format.ts';
import { facts, heading, paragraph } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import type { ReportSetting } from './report-blocks.ts';

export function westernPlanet({ western }: Kundli, setting: ReportSetting): PdfBlock[] {
  const { western: words } = setting.words.kundli;
  if (!western) return [];
  const placeOf = (longitude: number) =>
    `${zodiacSigns[Math.floor(longitude / 30) % 12]} ${degreesAndMinutes(longitude % 30)}`;
  const highlight = ({ zodiac, local_degree, house }: WesternBody) =>
    `${zodiac} ${degreesAndMinutes(local_degree)}, ${words.inHouse(house)}`;
  const retro = ({ retro: answer }: WesternBody) => {
    if (answer === 'N/A') return words.notAsked;
    return answer ? words.yes : words.no;
  };
  return [
    ...paragraph(`${words.intro(western.day)} ${words.houses[western.house_system]}`, 'quiet'),
    facts(
      [
        [words.sunSign, highlight(western.sun)],
        [words.moonSign, highlight(western.moon)],
        [words.ascendant, highlight(western.ascendant)],
      ],
      setting,
      1,
    ),
    {
      type: 'table',
      caption: words.caption,
      columns: [
        { header: words.planet },
        { header: words.sign },
        { header: words.degree, numeric: true },
        { header: words.longitude, numeric: true },
        { header: words.house, numeric: true },
        { header: words.retrograde },
      ],
      rows: westernBodies.map((name) => {
        const body = western[name];
        return [
          words.bodies[name],
          body.zodiac,
          degreesAndMinutes(body.local_degree),
          degreesMinutesSeconds(body.global_degree),
          String(body.house),
          retro(body),
        ];
      }),
    },
    heading(words.cusps),
    facts(
      western.cusps.map((cusp, index) => [words.cusp(index + 1), placeOf(cusp)] as const),
      setting,
    ),
    ...paragraph(words.midheaven(placeOf(western.midheaven)), 'quiet'),
  ];
}
