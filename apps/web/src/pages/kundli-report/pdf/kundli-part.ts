import {
  ashtakvargaBodies,
  bodyKeys,
  vargas,
  westernBodies,
  zodiacSigns,
  type Kundli,
  type Planet,
  type PlanetDetails,
  type Varga,
  type WesternBody,
} from '@jyoti/contract';
import type { PdfBlock } from '../../../pdf/pdf-document.ts';
import { rashiName, vargaChart } from '../../../kundli/chart-data.ts';
import {
  civilDay,
  clockOf,
  coordinates,
  degreesAndMinutes,
  degreesMinutesSeconds,
} from '../../../kundli/format.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { chart, facts, heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import { because, type ReportSetting } from './report-blocks.ts';

const inTurn = (values: readonly (string | number)[] | undefined) => values?.join(', ');
const isAscendant = ({ name }: Planet) => name === 'As';
/** Four of the sixteen are compared, as on the page. */
const compared = ['D1', 'D9', 'D3', 'D30'] as const satisfies Varga[];

function basicDetails(kundli: Kundli, planets: PlanetDetails, setting: ReportSetting): PdfBlock[] {
  const { basic: words } = setting.words.kundli;
  const { birth } = kundli;
  const { panchang, ghatka_chakra: ghatka } = planets;
  const clock = (instant: string | null) =>
    instant === null ? words.noSunrise : clockOf(instant, setting.timezone);
  const place = (sign: string, degrees: number) => `${signs(sign)} ${degreesAndMinutes(degrees)}`;
  return [
    ...paragraph(words.intro, 'quiet'),
    heading(words.personal),
    facts(
      [
        [words.name, birth.name],
        [words.gender, birth.gender && words.genders[birth.gender]],
        [words.date, civilDay(birth.date)],
        [words.time, birth.time],
        [words.place, birth.place.name],
        [words.coordinates, coordinates(birth.place.latitude, birth.place.longitude)],
      ],
      setting,
    ),
    heading(words.astrological),
    facts(
      [
        [words.ascendant, place(planets.ascendant_sign, planets[0].local_degree)],
        [words.moonSign, place(planets.rasi, planets[2].local_degree)],
        [words.sunSign, place(planets[1].zodiac, planets[1].local_degree)],
        [words.nakshatra, planets.nakshatra],
        [words.pada, planets.nakshatra_pada],
        [words.gana, planets.gana],
        [words.yoni, planets.yoni],
        [words.nadi, planets.nadi],
        [words.varna, planets.varna],
        [words.vasya, planets.vasya],
        [words.paya, planets.paya],
        [words.tatva, planets.tatva],
        [words.birthDasha, planets.birth_dasa],
        [words.currentDasha, planets.current_dasa],
      ],
      setting,
    ),
    ...(panchang
      ? [
          heading(words.panchang),
          facts(
            [
              [words.day, panchang.day_of_birth],
              [words.dayLord, panchang.day_lord],
              [words.horaLord, panchang.hora_lord],
              [words.sunrise, clock(panchang.sunrise_at_birth)],
              [words.sunset, clock(panchang.sunset_at_birth)],
              [words.tithi, panchang.tithi],
              [words.yoga, panchang.yoga],
              [words.karana, panchang.karana],
              [
                words.ayanamsa,
                `${panchang.ayanamsa_name} ${degreesMinutesSeconds(panchang.ayanamsa)}`,
              ],
            ],
            setting,
          ),
        ]
      : []),
    heading(words.lucky),
    facts(
      [
        [words.gem, inTurn(planets.lucky_gem)],
        [words.numbers, inTurn(planets.lucky_num)],
        [words.colours, inTurn(planets.lucky_colors)],
        [words.letters, inTurn(planets.lucky_letters)],
        [words.syllables, inTurn(planets.lucky_name_start)],
      ],
      setting,
    ),
    because(words.luckyBecause(planets[2].nakshatra_lord), setting),
    ...(ghatka
      ? [
          heading(words.ghatka),
          ...paragraph(words.ghatkaIntro, 'quiet'),
          facts(
            [
              [words.ghatkaRasi, ghatka.rasi],
              [words.ghatkaTithi, inTurn(ghatka.tithi)],
              [words.ghatkaDay, ghatka.day],
              [words.ghatkaNakshatra, ghatka.nakshatra],
              [words.ghatkaTatva, ghatka.tatva],
              [words.ghatkaLord, ghatka.lord],
              [words.sameSexLagna, ghatka.same_sex_lagna],
              [words.oppositeSexLagna, ghatka.opposite_sex_lagna],
            ],
            setting,
          ),
        ]
      : []),
  ];
}

function planetDetails(planets: PlanetDetails, setting: ReportSetting): PdfBlock[] {
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

function divisionalCharts({ divisional }: Kundli, setting: ReportSetting): PdfBlock[] {
  const { vargas: words } = setting.words.kundli;
  if (!divisional) return [];
  const of = (varga: Varga, title: string, degrees: boolean) =>
    chart(title, vargaChart(divisional[varga]), setting, { middle: title, degrees });
  const others = vargas.filter((varga) => varga !== 'D1' && varga !== 'D9');
  return [
    ...paragraph(words.intro, 'quiet'),
    {
      type: 'charts',
      perRow: 2,
      charts: [of('D1', words.rashi, true), of('D9', words.navamsa, true)],
    },
    heading(words.all),
    { type: 'charts', perRow: 3, charts: others.map((varga) => of(varga, varga, false)) },
    {
      type: 'table',
      caption: words.compare,
      columns: [{ header: words.planet }, ...compared.map((varga) => ({ header: varga }))],
      rows: bodyKeys.map((key) => [
        divisional.D1[key].full_name,
        ...compared.map((varga) => rashiName(divisional[varga][key].zodiac)),
      ]),
    },
  ];
}

/** Headers of the twelve signs, that of the lagna marked. */
const signColumns = (planets: PlanetDetails) =>
  Array.from({ length: 12 }, (_, index) => ({
    header: `${index + 1}${planets[0].rasi_no === index + 1 ? '*' : ''}`,
    numeric: true,
  }));

const sum = (points: readonly number[]) => points.reduce((total, point) => total + point, 0);

function ashtakvarga(kundli: Kundli, planets: PlanetDetails, setting: ReportSetting): PdfBlock[] {
  const { kundli: words, pdf } = setting.words;
  const table = kundli.ashtakvarga;
  if (!table) return [];
  const row = (name: string, points: readonly number[]) => [
    name,
    ...points.map(String),
    String(sum(points)),
  ];
  return [
    ...paragraph(words.ashtakvarga.intro, 'quiet'),
    ...paragraph(pdf.signs, 'quiet'),
    {
      type: 'table',
      caption: words.ashtakvarga.caption(words.ashtakvarga.schools[table.school]),
      columns: [
        { header: pdf.body },
        ...signColumns(planets),
        { header: pdf.total, numeric: true },
      ],
      rows: [
        ...table.ashtakvarga_order.map((body, index) =>
          row(body, table.ashtakvarga_points[index] ?? []),
        ),
        row(pdf.sarva, table.ashtakvarga_total),
      ],
      marked: [table.ashtakvarga_order.length],
    },
  ];
}

function binnashtakvarga(
  { binnashtakvarga: grids }: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): PdfBlock[] {
  const { kundli: words, pdf } = setting.words;
  if (!grids) return [];
  return [
    ...paragraph(words.binnashtakvarga.intro, 'quiet'),
    ...paragraph(pdf.signs, 'quiet'),
    ...ashtakvargaBodies.map((body): PdfBlock => {
      const { contributors, totals } = grids[body];
      return {
        type: 'table',
        caption: words.binnashtakvarga.caption(body),
        columns: [
          { header: pdf.from },
          ...signColumns(planets),
          { header: pdf.total, numeric: true },
        ],
        rows: [
          ...ashtakvargaBodies.map((contributor) => [
            contributor,
            ...contributors[contributor].map(String),
            String(sum(contributors[contributor])),
          ]),
          [pdf.total, ...totals.map(String), String(sum(totals))],
        ],
        marked: [ashtakvargaBodies.length],
      };
    }),
  ];
}

function westernPlanet({ western }: Kundli, setting: ReportSetting): PdfBlock[] {
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

/** The sub-tabs of Kundli as they stand in a document. */
export function kundliPart(
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): Record<SubTabKey<'kundli'>, PdfBlock[]> {
  return {
    'basic-details': basicDetails(kundli, planets, setting),
    'planet-details': planetDetails(planets, setting),
    'divisional-chart': divisionalCharts(kundli, setting),
    ashtakvarga: ashtakvarga(kundli, planets, setting),
    binnashtakvarga: binnashtakvarga(kundli, planets, setting),
    'western-planet': westernPlanet(kundli, setting),
  };
}
