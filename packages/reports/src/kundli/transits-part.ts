import {
  ageAt,
  ashtakavarga,
  ashtakavargaSigns,
  DASHA_LEVELS,
  GRAHA_IDS,
  isMarkedRetrograde,
  kakshyaTransits,
  natalTransits,
  sadeSatiNow,
  type GocharaVerdict,
  transitSky,
  vimshottariAt,
  type Ashtakavarga,
  type GrahaId,
  type JulianDay,
  type NatalContact,
  type NatalTransit,
} from '@jyoti/jyotish';
import { formatList } from '@jyoti/language';
import { transitReading } from '@jyoti/readings';
import {
  type Reading,
  readings,
  type ReportBadge,
  type ReportBlock,
  type ReportChart,
  reportPart,
  type ReportPart,
  section,
  sentences,
  table,
  text,
} from '@jyoti/ui/data';
import type { BadgeTone } from '@jyoti/ui/badge';
import { dayOfJulianDay } from '../format/julian-days.ts';
import { chartData, degrees } from '../format/kundli-chart.ts';
import { degreesAndMinutes, momentOf } from '../format/format.ts';
import { bodyName } from '../format/graha-table.ts';
import { transitsMessages } from '../messages.generated/transits.ts';
import { reportWords, type TransitsWords } from '../report-words.ts';
import type { KundliSource } from './kundli-source.ts';
import { spanOf } from './period-setting.ts';
import { sadeSatiOutlook, sadeSatiSentence } from './sade-sati.ts';

const tones: Readonly<Record<GocharaVerdict, BadgeTone>> = {
  supportive: 'success',
  mixed: 'plain',
  demanding: 'warning',
};

const verdictBadge = (verdict: GocharaVerdict, { verdicts }: TransitsWords): ReportBadge => ({
  text: verdicts[verdict],
  tone: tones[verdict],
});

/** The grahas that stay in a sign for months, which matter most. */
const SLOW = ['saturn', 'jupiter', 'rahu', 'ketu'] as const satisfies GrahaId[];

/** The transits of the grahas that stay in a sign for months, at the instant of a source. */
export const slowTransits = (source: KundliSource): readonly NatalTransit[] =>
  SLOW.flatMap((graha) => transitsIn(source).filter((row) => row.graha === graha));

/** The natal ashtakavarga by the chosen school. */
const ashtakavargaIn = ({ chart, choices }: KundliSource): Ashtakavarga =>
  ashtakavarga(ashtakavargaSigns(chart), choices.ashtakvarga_school);

const known = new WeakMap<KundliSource, readonly NatalTransit[]>();

/** The nine transits over the chart of a source, at its instant; computed once for all parts. */
export function transitsIn(source: KundliSource): readonly NatalTransit[] {
  const { chart, choices, nowJdUt } = source;
  const rows =
    known.get(source) ??
    natalTransits(chart, nowJdUt, {
      ashtakavarga: ashtakavargaIn(source),
      orb: choices.contact_orb,
    });
  known.set(source, rows);
  return rows;
}

const wordsOf = ({ language }: KundliSource): TransitsWords =>
  reportWords(transitsMessages, language);

const dayIn = ({ settings, language }: KundliSource, jdUt: JulianDay): string =>
  dayOfJulianDay(jdUt, settings.timezone, language);

/** The nine transits: signs, houses, verdicts, bindus. */
export function transitsTable(rows: readonly NatalTransit[], source: KundliSource): ReportBlock {
  const { columns: its, terms, ...words } = wordsOf(source);
  const { settings } = source.chart;
  return table(
    words.caption,
    [
      its.graha,
      its.sign,
      { header: its.degree, numeric: true, stacked: 'end' },
      { header: its.fromMoon, numeric: true },
      { header: its.fromLagna, numeric: true },
      its.verdict,
      { header: its.bindus, numeric: true },
      { header: its.sarva, numeric: true },
      its.next,
    ],
    rows.map((row) => [
      {
        ...bodyName(row.graha, terms),
        badges: isMarkedRetrograde(row, settings) ? [{ text: words.retrograde }] : [],
      },
      { text: terms.sign(row.sign), sign: row.sign },
      degreesAndMinutes(row.degree),
      row.houseFromMoon,
      row.houseFromLagna,
      { text: '', badges: [verdictBadge(row.verdict, wordsOf(source))] },
      row.bindus,
      row.sarva,
      row.nextIngress &&
        words.nextSign({
          sign: terms.sign(row.nextIngress.sign),
          date: dayIn(source, row.nextIngress.jdUt),
        }),
    ]),
  );
}

const kakshyasIn = (source: KundliSource) =>
  kakshyaTransits(ashtakavargaIn(source), source.nowJdUt, transitSky(source.chart.settings));

/** The kakshyas of the seven planets, and whether their lords give a bindu there. */
export function kakshyaTable(
  source: KundliSource,
  rows: ReturnType<typeof kakshyasIn> = kakshyasIn(source),
): ReportBlock {
  const { kakshyas: words, columns: its, terms, retrograde } = wordsOf(source);
  return table(
    words.caption,
    [its.graha, its.sign, words.kakshya, words.lord, words.degrees, words.bindu, words.leaves],
    rows.map(({ planet, sign, kakshya, bindu, untilJdUt, ...place }) => [
      { ...bodyName(planet, terms), badges: place.retrograde ? [{ text: retrograde }] : [] },
      { text: terms.sign(sign), sign },
      kakshya.number,
      terms.graha(kakshya.lord),
      words.range({ from: degreesAndMinutes(kakshya.start), to: degreesAndMinutes(kakshya.end) }),
      {
        text: '',
        badges: [bindu ? { text: words.yes, tone: 'success' } : { text: words.no, tone: 'plain' }],
      },
      untilJdUt && dayIn(source, untilJdUt),
    ]),
    { captionShown: false },
  );
}

/** The kakshyas, with how many of them have a bindu. */
function kakshyaSection(source: KundliSource): ReportBlock {
  const { kakshyas: words } = wordsOf(source);
  const rows = kakshyasIn(source);
  return section(words.title, [
    text(words.note),
    text(words.count({ count: rows.filter(({ bindu }) => bindu).length }), 'strong'),
    kakshyaTable(source, rows),
  ]);
}

function contactSentence(
  graha: GrahaId,
  { point, kind, orb, count }: NatalContact,
  { contacts: words, terms }: TransitsWords,
): string {
  const facts = {
    graha: terms.graha(graha),
    point: point === 'ascendant' ? words.ascendant : terms.graha(point),
    orb: degreesAndMinutes(orb),
  };
  return kind === 'conjunction' ? words.conjunction(facts) : words.aspect({ ...facts, count });
}

/** Transits close to a point of the birth chart, or to the degree that they aspect. */
export function contactsOf(rows: readonly NatalTransit[], source: KundliSource): Reading {
  const words = wordsOf(source);
  const near = rows.flatMap((row) =>
    row.contacts.map((contact) => contactSentence(row.graha, contact, words)),
  );
  const { contacts } = words;
  return sentences(contacts.title, near, contacts.none({ orb: source.choices.contact_orb }));
}

function readingOf(row: NatalTransit, source: KundliSource): Reading {
  const words = wordsOf(source);
  const { basedOn, terms } = words;
  const { bindus, by, vedhaHouse, nextStation } = row;
  const facts = [
    basedOn.houses({ moon: row.houseFromMoon, lagna: row.houseFromLagna }),
    ...(bindus === null ? [] : [basedOn.bindus({ own: bindus })]),
    ...(by.length > 0 && vedhaHouse !== null
      ? [basedOn.vedha({ by: formatList(by.map(terms.graha), terms.language), house: vedhaHouse })]
      : []),
    ...(nextStation
      ? [
          basedOn.station({
            motion: nextStation.motion,
            date: dayIn(source, nextStation.jdUt),
          }),
        ]
      : []),
  ];
  return {
    title: words.placed({ graha: terms.graha(row.graha), sign: terms.sign(row.sign) }),
    graha: row.graha,
    badges: [verdictBadge(row.verdict, words)],
    pieces: [
      {
        text: transitReading(
          {
            ...row,
            house: row.houseFromMoon,
            judged: source.judgement().grahas[row.graha],
            age: ageAt(source.chart, source.nowJdUt),
          },
          terms.language,
        ).text,
      },
    ],
    basedOn: facts.join('; '),
  };
}

/** A reading of each transit, the slow ones first. */
export function transitReadings(rows: readonly NatalTransit[], source: KundliSource): ReportBlock {
  const order = [...SLOW, ...GRAHA_IDS.filter((graha) => !SLOW.some((slow) => slow === graha))];
  const ordered = order.flatMap((graha) => rows.filter((row) => row.graha === graha));
  return readings(
    ordered.map((row) => readingOf(row, source)),
    4,
  );
}

/** The chart of the transits, with the houses of the birth. */
export function transitsOverChart(
  rows: readonly NatalTransit[],
  source: KundliSource,
): ReportChart {
  const { charts } = wordsOf(source);
  const { chart, birth } = source;
  const date = dayIn(source, source.nowJdUt);
  const { ascendantSign, ascendantDegree } = chartData(chart);
  return {
    label: charts.transits({ name: birth.name, date }),
    title: charts.transitsTitle({ date }),
    data: {
      ascendantSign,
      ascendantDegree,
      placements: rows.map((row) => ({
        graha: row.graha,
        sign: row.sign,
        degree: degrees(row.degree),
        retrograde: isMarkedRetrograde(row, chart.settings),
      })),
    },
    middle: charts.middle.transits,
  };
}

/** The five running periods of Vimshottari on the date. */
export function dashasOn(source: KundliSource): ReportBlock {
  const { dashas: words, terms } = wordsOf(source);
  const { grahas, time, settings } = source.chart;
  const basis = [grahas.moon.longitude, time.jdUt, settings.yearDays] as const;
  const running = vimshottariAt(...basis, source.nowJdUt);
  if (running === null) return text(words.none);
  const moment = (instant: string) => momentOf(instant, source.settings.timezone, terms.language);
  return table(
    words.caption,
    [words.level, words.lord, words.starts, words.ends],
    DASHA_LEVELS.map((level) => {
      const { start, end } = spanOf(running[level]);
      const lord = bodyName(running[level].lord, terms);
      return [words.levels[level], lord, moment(start), moment(end)];
    }),
    { captionShown: false },
  );
}

/** The transits of the instant of a source: two charts, a table, contacts, dashas, readings; slot `stepper` chooses the date. */
export function transitsPart(source: KundliSource): ReportPart {
  const words = wordsOf(source);
  const { charts } = words;
  const rows = transitsIn(source);
  const date = dayIn(source, source.nowJdUt);
  const now = sadeSatiNow(source.chart, source.nowJdUt);
  const isToday = date === dayIn(source, source.clockJdUt);
  const saturn = {
    language: source.language,
    timezone: source.settings.timezone,
    when: isToday ? undefined : words.onDay({ date }),
  };
  return reportPart(words.intro, [
    { type: 'slot', name: 'stepper', onPaper: [text(words.on({ date }), 'strong')] },
    {
      type: 'charts',
      perRow: 2,
      charts: [
        {
          label: charts.natal({ name: source.birth.name }),
          title: charts.natalTitle,
          data: chartData(source.chart),
          middle: charts.middle.natal,
        },
        transitsOverChart(rows, source),
      ],
    },
    transitsTable(rows, source),
    text(words.explanation, 'small'),
    kakshyaSection(source),
    readings([
      contactsOf(rows, source),
      sentences(
        words.sadesati,
        [sadeSatiSentence(now, saturn), sadeSatiOutlook(now, saturn)].filter((one) => one !== null),
      ),
    ]),
    section(words.dashas.title({ date }), [dashasOn(source)]),
    section(words.readings, [transitReadings(rows, source)]),
  ]);
}
