import { yearsOfLife, type YearPlace } from '@jyoti/contract';
import {
  completedYearsAt,
  PLANET_IDS,
  sahamsOf,
  varshaphal,
  type GrahaId,
  type MuddaDasha,
  type MuddaPeriod,
  type PlanetId,
  type TajikaYoga,
  type Varshaphal,
} from '@jyoti/jyotish';
import {
  dayAndTime,
  facts,
  isRunning,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTile,
  section,
  table,
  text,
} from '@jyoti/ui/data';
import { chartData } from '../../format/kundli-chart.ts';
import { coordinates, dayOf, degreesAndMinutes } from '../../format/format.ts';
import { bodyName, grahaTable } from '../../format/graha-table.ts';
import { astrologerMessages } from '../../messages.generated/astrologer.ts';
import { reportWords, type YearWords } from '../../report-words.ts';
import type { KundliSource } from '../kundli-source.ts';
import { ordinalHouse } from '../ordinal-house.ts';
import { periodSetting, spanOf, withSpan } from '../period-setting.ts';
import { periodName, periodsTable, type PeriodSetting } from '../periods-table.ts';

/** What the chart of a year is written with. */
interface YearSetting extends PeriodSetting {
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

/** The year of life that runs at the instant of a source; null before birth and after 120 years. */
export function runningYear({ chart, nowJdUt }: KundliSource): number | null {
  const { grahas, time, settings } = chart;
  const completed = completedYearsAt(grahas.sun.longitude, time.jdUt, nowJdUt, settings.ayanamsa);
  return completed === null || completed >= yearsOfLife.last ? null : completed + 1;
}

/** The year of life of a source: the chosen one, else the running one, or the last where all have passed. */
export const yearNumber = (source: KundliSource): number =>
  source.year?.number ?? runningYear(source) ?? yearsOfLife.last;

/** The chart of the year of life of a source. */
export const yearIn = (source: KundliSource): Varshaphal =>
  varshaphal(source.chart, yearNumber(source) - 1, source.year?.place);

/** Points of a strength to a tenth. */
const tenths = (points: number) => points.toFixed(1);

const listed = (planets: readonly GrahaId[], { terms }: YearWords) =>
  planets.map(terms.graha).join(', ');

/** Ascendant, muntha and lord of the year. */
function tiles({ ascendant, muntha, yearLord, strengths }: Varshaphal, words: YearWords) {
  const { terms } = words;
  const items: ReportTile[] = [
    {
      label: words.lagna,
      value: { text: terms.sign(ascendant.sign), sign: ascendant.sign },
      detail: degreesAndMinutes(ascendant.degreeInSign),
    },
    {
      label: words.muntha,
      value: { text: terms.sign(muntha.sign), sign: muntha.sign },
      detail: words.munthaIn({ house: muntha.house, lord: terms.graha(muntha.lord) }),
    },
    {
      label: words.yearLord,
      value: bodyName(yearLord.planet, terms),
      detail: words.strengthOf({ points: tenths(strengths[yearLord.planet].total) }),
    },
  ];
  return { type: 'tiles', items } as const;
}

/** What the year is about: its lord with its strength, and the house of the muntha (Tajika Neelakanthi). */
function inBrief({ yearLord: { planet }, strengths, muntha }: Varshaphal, words: YearWords) {
  const { brief } = words;
  return section(brief.title, [
    text(`${brief.lords[planet]} ${brief.strengths[strengths[planet].grade]}`, 'lead'),
    text(brief.muntha[muntha.house]),
  ]);
}

function lordOfYear({ yearLord: lord, byDay }: Varshaphal, words: YearWords): ReportBlock {
  const { lord: its, terms } = words;
  const office = (code: (typeof lord.officers)[number]['office']) =>
    code === 'day_night' ? its.offices.day_night[byDay ? 'day' : 'night'] : its.offices[code];
  const chosen = lord.officers.flatMap(({ planet }, index) =>
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
      lord.officers.map((officer) => [
        office(officer.office),
        bodyName(officer.planet, terms),
        tenths(officer.strength),
        officer.aspect || its.noAspect,
      ]),
      { captionShown: false, marked: chosen },
    ),
    text(its.rules[lord.rule]({ lord: terms.graha(lord.planet) }), 'strong'),
  ]);
}

function strengthTable({ strengths }: Varshaphal, words: YearWords): ReportBlock {
  const { strengths: its, terms } = words;
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
      PLANET_IDS.map((planet) => [
        bodyName(planet, terms),
        ...counts.map((count) => tenths(strengths[planet][count].points)),
        tenths(strengths[planet].total),
        its.grades[strengths[planet].grade],
      ]),
      { captionShown: false },
    ),
    text(its.sum, 'small'),
  ]);
}

type Named<Name extends TajikaYoga['yoga']> = Extract<TajikaYoga, { readonly yoga: Name }>;

/** The yogas of some names. */
const yogasNamed = <Name extends TajikaYoga['yoga']>(
  { yogas }: Varshaphal,
  ...names: readonly Name[]
): Named<Name>[] =>
  yogas.filter((one): one is Named<Name> => (names as readonly string[]).includes(one.yoga));

function contacts(year: Varshaphal, words: YearWords): ReportBlock {
  const { contacts: its, terms } = words;
  const rows = yogasNamed(year, 'ithasala', 'ishrafa');
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
      bodyName(row.fast, terms),
      bodyName(row.slow, terms),
      row.stage && its.stages[row.stage],
      degreesAndMinutes(row.separation),
      degreesAndMinutes(row.orb),
    ]),
    { captionShown: false },
  );
  return section(its.title, [text(its.purpose), rows.length > 0 ? list : text(its.none)]);
}

type OfHouse = Extract<TajikaYoga, { readonly house: unknown }>;

/** The planets that make a yoga beside the two lords. */
function makersOf(yoga: OfHouse): readonly PlanetId[] {
  switch (yoga.yoga) {
    case 'nakta':
    case 'yamaya':
      return [yoga.via];
    case 'manau':
      return [yoga.by];
    case 'kamboola':
      return yoga.with;
    case 'gairi_kamboola':
    case 'tambira':
      return [yoga.with];
    case 'radda':
      return yoga.weak.map(({ planet }) => planet);
    case 'duphali_kuttha':
      return [yoga.strong];
    case 'dutthottha_davira':
      return [yoga.helper];
    case 'khallasara':
      return [];
  }
}

function houseYogas({ yogas }: Varshaphal, words: YearWords): ReportBlock {
  const { houses: its, terms } = words;
  const rows = yogas.filter((yoga): yoga is OfHouse => 'house' in yoga);
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
          lagnaLord: terms.graha(row.lagnaLord),
          houseLord: terms.graha(row.houseLord),
        }),
        listed(makersOf(row), words) || its.noPlanets,
      ]),
      { captionShown: false },
    ),
    facts(
      { title: its.meaningsTitle, headingLevel: 4 },
      found.map((yoga) => [its.yogas[yoga], its.meanings[yoga]]),
    ),
  ]);
}

function strongAndWeak(year: Varshaphal, words: YearWords): ReportBlock {
  const { state: its, terms } = words;
  const [whole] = yogasNamed(year, 'ikkavala', 'induvara');
  const strong = yogasNamed(year, 'kuttha').flatMap(({ planets }) => planets);
  const weak = yogasNamed(year, 'durapha').flatMap((yoga) => yoga.weak);
  const weakened = weak.map(({ planet, by }) =>
    its.weakBy({
      planet: terms.graha(planet),
      reasons: by.map((reason) => its.reasons[reason]).join(', '),
    }),
  );
  return section(its.title, [
    text(whole && its.whole[whole.yoga], 'strong'),
    facts({}, [
      [its.strong, listed(strong, words) || its.none],
      [its.weak, weakened.join(', ') || its.none],
    ]),
  ]);
}

function sahams(year: Varshaphal, { sahams: its, terms }: YearWords): ReportBlock {
  return section(its.title, [
    text(its.purpose),
    table(
      its.caption,
      [its.saham, its.position, { header: its.house, numeric: true }, its.lord],
      sahamsOf(year, year.byDay).map(({ id, longitude, house, lord }) => [
        its.names[id],
        terms.longitude(longitude),
        house,
        bodyName(lord, terms),
      ]),
      { captionShown: false },
    ),
  ]);
}

function mudda(
  { muddaDasha, grahas }: Varshaphal,
  nowJdUt: number,
  setting: YearSetting,
): ReportBlock {
  const { mudda: its, terms, common } = setting.year;
  const day = (instant: string) => dayOf(instant, setting.timezone, terms.language);
  const runs = ({ startJdUt, endJdUt }: MuddaPeriod) => nowJdUt >= startJdUt && nowJdUt < endJdUt;
  const dasha = muddaDasha.find(runs);
  const sub = dasha?.antardashas.find(runs);
  const tile = (label: string, period: MuddaPeriod) => {
    const { start, end } = spanOf(period);
    return {
      label,
      value: bodyName(period.lord, terms),
      detail: its.range({ start: day(start), end: day(end) }),
    };
  };
  const item = ({ antardashas, ...period }: MuddaDasha) => {
    const { lord, start, end } = withSpan(period);
    const heading = its.heading({ lord: terms.graha(lord), start: day(start), end: day(end) });
    return {
      id: start,
      title: periodName(heading, { start, end }, setting, lord),
      open: isRunning({ start, end }, setting.now),
      blocks: [
        text(its.weeks[lord]({ ordinal: ordinalHouse(grahas[lord].house, common) })),
        periodsTable(
          {
            caption: its.subCaption({ lord: terms.graha(lord) }),
            nameHeader: its.subDasha,
            rows: antardashas.map(withSpan),
            name: (part) => terms.graha(part.lord),
            graha: (part) => part.lord,
          },
          setting,
        ),
      ],
    };
  };
  return section(its.title, [
    text(its.purpose),
    ...(dasha && sub
      ? [{ type: 'tiles' as const, items: [tile(its.dasha, dasha), tile(its.subDasha, sub)] }]
      : []),
    { type: 'accordion', items: muddaDasha.map(item) },
  ]);
}

/** Where the chart is cast. */
const placeOf = (place: YearPlace | undefined, { place: words, terms }: YearWords): string =>
  place
    ? words.other({ place: place.name || coordinates(place.latitude, place.longitude, terms) })
    : words.birth;

/** The chart of the year of life of a source, after the stepper that chooses the year. */
export function yearPart(source: KundliSource): ReportPart {
  const { year, terms, common } = reportWords(astrologerMessages, source.language);
  const words = { ...year, terms, common };
  const setting = { ...periodSetting(source), year: words };
  const { timezone } = setting;
  const { chart, birth, year: chosen } = source;
  const number = yearNumber(source);
  const annual = yearIn(source);
  const span = spanOf(annual);
  const moment = (instant: string) => dayAndTime(instant, timezone, terms.language, terms.times);
  return reportPart(words.intro, [
    {
      type: 'slot',
      name: 'stepper',
      onPaper: [text(yearLabel(number, birth.date, words), 'lead')],
    },
    facts({ columns: 2 }, [
      [words.begins, moment(span.start)],
      [words.ends, moment(span.end)],
    ]),
    text(`${words.clock({ zone: timezone })} ${placeOf(chosen?.place, words)}`, 'small'),
    tiles(annual, words),
    inBrief(annual, words),
    mudda(annual, source.nowJdUt, setting),
    {
      type: 'charts',
      perRow: 2,
      charts: [
        {
          label: words.chartOf({ name: birth.name, age: number - 1 }),
          title: words.chart,
          middle: words.chart,
          data: chartData(annual),
        },
        {
          label: words.birthChartOf({ name: birth.name }),
          title: words.birthChart,
          middle: 'D1',
          data: chartData(chart),
        },
      ],
    },
    lordOfYear(annual, words),
    section(words.planets.title, [
      text(words.planets.purpose),
      grahaTable({ caption: words.planets.caption, captionShown: false }, annual, words),
    ]),
    strengthTable(annual, words),
    contacts(annual, words),
    houseYogas(annual, words),
    strongAndWeak(annual, words),
    sahams(annual, words),
  ]);
}
