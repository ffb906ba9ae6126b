import type { Graha, YearChart } from '@jyoti/contract';
import {
  dayAndTime,
  facts,
  isRunning,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTile,
  type ReportValue,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { birthChart, grahaId, rashiOf } from '../../format/chart-data.ts';
import { coordinates, dayOf, degreesAndMinutes } from '../../format/format.ts';
import { planetTable } from '../../format/planet-table.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';
import type { ReportSource } from '../source.ts';
import type { YearWords } from '../../report-words.ts';

/** What the chart of a year is written with. */
export interface YearSetting extends PeriodSetting {
  year: YearWords;
}

/**
 * A year of life by the civil years that it falls in and the age: "2026–27, age 29".
 * @param year 1 for the year that begins at birth
 * @param born civil date of birth, `YYYY-MM-DD`
 */
export function yearLabel(
  year: number,
  born: string,
  { stepper }: Pick<YearWords, 'stepper'>,
): string {
  const from = Number(born.slice(0, 4)) + year - 1;
  const to = String((from + 1) % 100).padStart(2, '0');
  return stepper.year({ years: `${from}–${to}`, age: year - 1 });
}

/** Points of a strength to a tenth. */
const tenths = (points: number) => points.toFixed(1);

const planetOf = (planet: Graha, { names }: YearWords): ReportValue => ({
  text: names.graha(planet),
  graha: grahaId(planet),
});

const listed = (planets: readonly Graha[], { names }: YearWords) =>
  planets.map(names.graha).join(', ');

/** Ascendant, muntha and lord of the year. */
function tiles({ chart, muntha, year_lord: lord, strengths }: YearChart, words: YearWords) {
  const { names } = words;
  const ascendant = chart[0];
  const strength = strengths.find(({ planet }) => planet === lord.planet);
  const items: ReportTile[] = [
    {
      label: words.lagna,
      value: { text: names.sign(ascendant.zodiac), sign: rashiOf(ascendant.zodiac) },
      detail: degreesAndMinutes(ascendant.local_degree),
    },
    {
      label: words.muntha,
      value: { text: names.sign(muntha.zodiac), sign: rashiOf(muntha.zodiac) },
      detail: words.munthaIn({ house: muntha.house, lord: names.graha(muntha.lord) }),
    },
    {
      label: words.yearLord,
      value: planetOf(lord.planet, words),
      detail: strength ? words.strengthOf({ points: tenths(strength.total) }) : '',
    },
  ];
  return { type: 'tiles', items } as const;
}

function lordOfYear({ year_lord: lord, by_day }: YearChart, words: YearWords): ReportBlock {
  const { lord: its, names } = words;
  const office = (code: (typeof lord.candidates)[number]['office']) =>
    code === 'day_night' ? its.offices.day_night[by_day ? 'day' : 'night'] : its.offices[code];
  const chosen = lord.candidates.flatMap(({ planet }, index) =>
    planet === lord.planet ? [index] : [],
  );
  return section(its.title, [
    text(its.purpose),
    table(
      its.caption,
      [
        its.office,
        its.planet,
        { header: its.strength, numeric: true, stacked: 'end' },
        { header: its.aspect, numeric: true },
      ],
      lord.candidates.map((candidate) => [
        office(candidate.office),
        planetOf(candidate.planet, words),
        tenths(candidate.strength),
        candidate.aspect || its.noAspect,
      ]),
      { captionShown: false, marked: chosen },
    ),
    text(its.rules[lord.rule]({ lord: names.graha(lord.planet) }), 'strong'),
  ]);
}

function strengthTable({ strengths: rows }: YearChart, words: YearWords): ReportBlock {
  const { strengths: its } = words;
  const counts = ['kshetra', 'uchcha', 'hadda', 'drekkana', 'navamsa'] as const;
  return section(its.title, [
    text(its.purpose),
    table(
      its.caption,
      [
        its.planet,
        ...counts.map((count) => ({ header: its[count], numeric: true })),
        { header: its.total, numeric: true, stacked: 'end' as const },
        its.grade,
      ],
      rows.map((row) => [
        planetOf(row.planet, words),
        ...counts.map((count) => tenths(row[count].points)),
        tenths(row.total),
        its.grades[row.grade],
      ]),
      { captionShown: false },
    ),
    text(its.sum, 'small'),
  ]);
}

function contacts({ contacts: rows }: YearChart, words: YearWords): ReportBlock {
  const { contacts: its } = words;
  const list = table(
    its.caption,
    [
      its.yoga,
      its.faster,
      its.slower,
      its.stage,
      { header: its.apart, numeric: true, stacked: 'end' },
      { header: its.orb, numeric: true },
    ],
    rows.map((row) => [
      its.yogas[row.yoga],
      planetOf(row.fast, words),
      planetOf(row.slow, words),
      row.stage && its.stages[row.stage],
      degreesAndMinutes(row.separation),
      degreesAndMinutes(row.orb),
    ]),
    { captionShown: false },
  );
  return section(its.title, [text(its.purpose), rows.length > 0 ? list : text(its.none)]);
}

function houseYogas({ house_yogas: rows }: YearChart, words: YearWords): ReportBlock {
  const { houses: its, names } = words;
  if (rows.length === 0) return section(its.title, [text(its.purpose), text(its.none)]);
  const found = [...new Set(rows.map(({ yoga }) => yoga))];
  return section(its.title, [
    text(its.purpose),
    table(
      its.caption,
      [its.house, its.yoga, its.lords, its.planets],
      rows.map((row) => [
        its.houseNo({ house: row.house }),
        its.yogas[row.yoga],
        its.pair({
          lagnaLord: names.graha(row.lagna_lord),
          houseLord: names.graha(row.house_lord),
        }),
        listed(row.planets, words) || its.noPlanets,
      ]),
      { captionShown: false },
    ),
    facts(
      { title: its.meaningsTitle, headingLevel: 4 },
      found.map((yoga) => [its.yogas[yoga], its.meanings[yoga]]),
    ),
  ]);
}

function strongAndWeak({ strong, weak, whole_chart }: YearChart, words: YearWords): ReportBlock {
  const { state: its, names } = words;
  const weakened = weak.map(({ planet, by }) =>
    its.weakBy({
      planet: names.graha(planet),
      reasons: by.map((reason) => its.reasons[reason]).join(', '),
    }),
  );
  return section(its.title, [
    text(whole_chart && its.whole[whole_chart], 'strong'),
    facts({}, [
      [its.strong, listed(strong, words) || its.none],
      [its.weak, weakened.join(', ') || its.none],
    ]),
  ]);
}

function mudda({ mudda: dashas, current }: YearChart, setting: YearSetting): ReportBlock {
  const { mudda: its, names } = setting.year;
  const { timezone, now } = setting;
  const day = (instant: string) => dayOf(instant, timezone, names.language);
  const tile = (label: string, { lord, start, end }: MuddaPart) => ({
    label,
    value: planetOf(lord, setting.year),
    detail: its.range({ start: day(start), end: day(end) }),
  });
  return section(its.title, [
    text(its.purpose),
    ...(current
      ? [
          {
            type: 'tiles' as const,
            items: [tile(its.dasha, current.dasha), tile(its.subDasha, current.sub_dasha)],
          },
        ]
      : []),
    {
      type: 'accordion',
      items: dashas.map((dasha) => ({
        id: dasha.start,
        title: periodName(
          its.heading({
            lord: names.graha(dasha.lord),
            start: day(dasha.start),
            end: day(dasha.end),
          }),
          dasha,
          setting,
          dasha.lord,
        ),
        open: isRunning(dasha, now),
        blocks: [
          periodsTable(
            {
              caption: its.subCaption({ lord: names.graha(dasha.lord) }),
              nameHeader: its.subDasha,
              rows: dasha.sub_dashas,
              name: ({ lord }) => names.graha(lord),
              graha: ({ lord }) => lord,
            },
            setting,
          ),
        ],
      })),
    },
  ]);
}

type MuddaPart = YearChart['mudda'][number]['sub_dashas'][number];

/** Where the chart is cast. */
const placeOf = ({ place }: YearChart, { place: words, names }: YearWords): string =>
  place === null
    ? words.birth
    : words.other({ place: place.name || coordinates(place.latitude, place.longitude, names) });

/** The chart of a year of life, after the stepper that chooses the year. */
export function yearPart(
  year: YearChart,
  { kundli, planets }: ReportSource,
  setting: YearSetting,
): ReportPart {
  const { year: words, timezone } = setting;
  const { language, times } = words.names;
  const { name } = kundli.birth;
  const moment = (instant: string) => dayAndTime(instant, timezone, language, times);
  const age = year.year - 1;
  return reportPart(words.intro, [
    {
      type: 'slot',
      name: 'stepper',
      onPaper: [text(yearLabel(year.year, kundli.birth.date, words), 'lead')],
    },
    facts({ columns: 2 }, [
      [words.begins, moment(year.start)],
      [words.ends, moment(year.end)],
    ]),
    text(`${words.clock({ zone: timezone })} ${placeOf(year, words)}`, 'small'),
    tiles(year, words),
    {
      type: 'charts',
      perRow: 2,
      charts: [
        {
          label: words.chartOf({ name, age }),
          title: words.chart,
          middle: words.chart,
          data: birthChart(year.chart),
        },
        {
          label: words.birthChartOf({ name }),
          title: words.birthChart,
          middle: 'D1',
          data: birthChart(planets),
        },
      ],
    },
    lordOfYear(year, words),
    section(words.planets.title, [
      text(words.planets.purpose),
      planetTable({ caption: words.planets.caption, captionShown: false }, year.chart, words),
    ]),
    strengthTable(year, words),
    contacts(year, words),
    houseYogas(year, words),
    strongAndWeak(year, words),
    mudda(year, setting),
  ]);
}
