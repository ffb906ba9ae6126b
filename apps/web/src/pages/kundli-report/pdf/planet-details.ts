import { bodyKeys, type Planet, type PlanetDetails } from '@jyoti/contract';
import { degreesAndMinutes, degreesMinutesSeconds } from '../../../kundli/format.ts';
import { paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import type { PdfBlock } from '@jyoti/pdf';
import type { ReportSetting } from './report-blocks.ts';

const isAscendant = ({ name }: Planet) => name === 'As';

export function planetDetails(planets: PlanetDetails, setting: ReportSetting): PdfBlock[] {
  const { planets: words } = setting.words.kundli;
  const bodies = bodyKeys.map((key) => planets[key]);
  const state = (body: Planet) =>
    [body.retro && words.retrograde, body.is_combust && words.combust].filter(Boolean).join(', ');
  return [
    ...paragraph(words.intro, 'quiet'),
    {
      type: 'table',
      caption: words.caption,
      columns: [
        { header: words.planet },
        { header: words.zodiac },
        { header: words.degree, numeric: true },
        { header: words.house, numeric: true },
        { header: words.nakshatra },
        { header: words.nakshatraLord },
        { header: words.signLord },
        { header: words.avastha },
        { header: words.nature },
        { header: words.state },
      ],
      rows: bodies.map((body) => [
        body.full_name,
        signs(body.zodiac),
        degreesAndMinutes(body.local_degree),
        String(body.house),
        `${body.nakshatra} ${body.nakshatra_pada}`,
        body.nakshatra_lord,
        body.zodiac_lord,
        isAscendant(body) ? '' : (body.basic_avastha ?? ''),
        isAscendant(body) ? '' : (body.lord_status ?? ''),
        isAscendant(body) ? '' : state(body),
      ]),
    },
    {
      type: 'table',
      caption: words.figures,
      columns: [
        { header: words.planet },
        { header: words.abbreviation },
        { header: words.longitude, numeric: true },
        { header: words.signNumber, numeric: true },
        { header: words.progress, numeric: true },
        { header: words.nakshatraNumber, numeric: true },
        { header: words.speed, numeric: true },
        { header: words.horizon },
      ],
      rows: bodies.map((body) => [
        body.full_name,
        body.name,
        degreesMinutesSeconds(body.global_degree),
        String(body.rasi_no),
        words.percent(body.progress_in_percentage.toFixed(1)),
        String(body.nakshatra_no),
        body.speed === null ? '' : body.speed.toFixed(3).replace('-', '−'),
        isAscendant(body) ? '' : body.is_planet_set ? words.below : words.above,
      ]),
    },
  ];
}
