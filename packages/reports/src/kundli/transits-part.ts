import {
  dashaLevels,
  defaultSchools,
  type TransitContact,
  type TransitOverChart,
  type Transits,
  type TransitVerdict,
} from '@jyoti/contract';
import { formatList } from '@jyoti/language';
import {
  type KundliChartData,
  type RashiNumber,
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
import { birthChart, grahaId } from '../format/chart-data.ts';
import { dayOf, degreesAndMinutes, momentOf } from '../format/format.ts';
import {
  sadeSatiOutlook,
  sadeSatiSentence,
  type SadeSatiSetting,
} from './published/sade-sati-part.ts';
import type { ReportSource } from './source.ts';
import type { TransitsWords } from '../report-words.ts';

/** What the transits of a date are written with. */
export interface TransitsSetting extends SadeSatiSetting {
  transits: TransitsWords;
}

const tones: Readonly<Record<TransitVerdict, BadgeTone>> = {
  supportive: 'success',
  mixed: 'plain',
  demanding: 'warning',
};

const verdictBadge = (verdict: TransitVerdict, { verdicts }: TransitsWords): ReportBadge => ({
  text: verdicts[verdict],
  tone: tones[verdict],
});

/** The grahas that stay in a sign for months, which matter most. */
const SLOW = ['Saturn', 'Jupiter', 'Rahu', 'Ketu'] as const;

/** Saturn, Jupiter, Rahu and Ketu of the transits, in this order. */
export const mainTransits = ({ transits }: Transits): TransitOverChart[] =>
  SLOW.flatMap((graha) => transits.filter((row) => row.graha === graha));

/** The transits in the houses of the birth. */
function transitChart({ transits, natal: [ascendant] }: Transits): KundliChartData {
  return {
    ascendantSign: (ascendant?.rasi_no ?? 1) as RashiNumber,
    ascendantDegree: ascendant?.local_degree,
    placements: transits.map(({ graha: name, rasi_no: sign, local_degree: degree, retro }) => {
      const graha = grahaId(name);
      return {
        graha,
        sign: sign as RashiNumber,
        degree,
        retrograde: retro && graha !== 'rahu' && graha !== 'ketu',
      };
    }),
  };
}

/** The nine transits: signs, houses, verdicts, bindus. */
export function transitsTable({ transits }: Transits, setting: TransitsSetting): ReportBlock {
  const { transits: words, timezone } = setting;
  const { columns: its, names } = words;
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
    transits.map((row) => [
      {
        text: names.graha(row.graha),
        graha: grahaId(row.graha),
        badges: row.retro && row.next_station ? [{ text: words.retrograde }] : [],
      },
      { text: names.sign(row.zodiac), sign: row.rasi_no as RashiNumber },
      degreesAndMinutes(row.local_degree),
      row.house_from_moon,
      row.house_from_lagna,
      { text: '', badges: [verdictBadge(row.verdict, words)] },
      row.bindus,
      row.sarva_bindus,
      row.next_sign &&
        words.nextSign({
          sign: names.sign(row.next_sign.zodiac),
          date: dayOf(row.next_sign.at, timezone, names.language),
        }),
    ]),
  );
}

function contactSentence(
  graha: string,
  { point, kind, orb, count }: TransitContact,
  { contacts: words, names }: TransitsWords,
): string {
  const natal = point === 'Ascendant' ? words.ascendant : names.graha(point);
  const apart = degreesAndMinutes(orb);
  return kind === 'conjunction'
    ? words.conjunction({ graha, point: natal, orb: apart })
    : words.aspect({ graha, point: natal, orb: apart, count });
}

function readingOf(row: TransitOverChart, { transits: words, timezone }: TransitsSetting): Reading {
  const { basedOn, names } = words;
  const { bindus, by, vedha_house: vedha, next_station: station } = row;
  const facts = [
    basedOn.houses({ moon: row.house_from_moon, lagna: row.house_from_lagna }),
    ...(bindus === null ? [] : [basedOn.bindus({ own: bindus })]),
    ...(by.length > 0 && vedha !== null
      ? [basedOn.vedha({ by: formatList(by.map(names.graha), names.language), house: vedha })]
      : []),
    ...(station
      ? [
          basedOn.station({
            motion: station.motion,
            date: dayOf(station.at, timezone, names.language),
          }),
        ]
      : []),
  ];
  return {
    title: words.placed({ graha: names.graha(row.graha), sign: names.sign(row.zodiac) }),
    graha: grahaId(row.graha),
    badges: [verdictBadge(row.verdict, words)],
    pieces: [{ text: row.text }],
    basedOn: facts.join('; '),
  };
}

/** The chart of the transits, with the houses of the birth. */
export function transitsOverChart(
  found: Transits,
  { kundli }: ReportSource,
  { transits: { charts, names }, timezone }: TransitsSetting,
): ReportChart {
  const date = dayOf(found.at, timezone, names.language);
  return {
    label: charts.transits({ name: kundli.birth.name, date }),
    title: charts.transitsTitle({ date }),
    data: transitChart(found),
    middle: charts.middle.transits,
  };
}

/** Transits close to a point of the birth chart, or to the degree that they aspect. */
export function contactsOf(found: Transits, { transits: words }: TransitsSetting): Reading {
  const { contacts, names } = words;
  const near = found.transits.flatMap((row) =>
    row.contacts.map((contact) => contactSentence(names.graha(row.graha), contact, words)),
  );
  const { contact_orb: orb = defaultSchools.contact_orb } = found.settings.schools ?? {};
  return sentences(contacts.title, near, contacts.none({ orb }));
}

/** A reading of each transit, the slow ones first. */
export function transitReadings(found: Transits, setting: TransitsSetting): ReportBlock {
  const slow = mainTransits(found);
  const ordered = [...slow, ...found.transits.filter((row) => !slow.includes(row))];
  return readings(
    ordered.map((row) => readingOf(row, setting)),
    4,
  );
}

/** The five running periods of Vimshottari on the date. */
export function dashasOn({ dashas }: Transits, setting: TransitsSetting): ReportBlock {
  const { dashas: words, names } = setting.transits;
  if (dashas === null) return text(words.none);
  const moment = (instant: string) => momentOf(instant, setting.timezone, names.language);
  return table(
    words.caption,
    [words.level, words.lord, words.starts, words.ends],
    dashaLevels.map((level) => {
      const { name, start, end } = dashas[level];
      const lord = { text: names.graha(name), graha: grahaId(name) };
      return [words.levels[level], lord, moment(start), moment(end)];
    }),
    { captionShown: false },
  );
}

/** The transits of a date: two charts, a table, contacts, dashas, readings; slot `stepper` chooses the date. */
export function transitsPart(
  found: Transits,
  source: ReportSource,
  setting: TransitsSetting,
): ReportPart {
  const { transits: words, timezone } = setting;
  const { charts, names } = words;
  const { kundli, planets } = source;
  const date = dayOf(found.at, timezone, names.language);
  const isToday = date === dayOf(setting.now, timezone, names.language);
  const ofDay = { ...setting, when: isToday ? undefined : words.onDay({ date }) };
  return reportPart(words.intro, [
    { type: 'slot', name: 'stepper', onPaper: [text(words.on({ date }), 'strong')] },
    {
      type: 'charts',
      perRow: 2,
      charts: [
        {
          label: charts.natal({ name: kundli.birth.name }),
          title: charts.natalTitle,
          data: birthChart(planets),
          middle: charts.middle.natal,
        },
        transitsOverChart(found, source, setting),
      ],
    },
    transitsTable(found, setting),
    text(words.explanation, 'small'),
    readings([
      contactsOf(found, setting),
      sentences(
        words.sadesati,
        [sadeSatiSentence(found.sadesati, ofDay), sadeSatiOutlook(found.sadesati, ofDay)].filter(
          (one) => one !== null,
        ),
      ),
    ]),
    section(words.dashas.title({ date }), [dashasOn(found, setting)]),
    section(words.readings, [transitReadings(found, setting)]),
  ]);
}
