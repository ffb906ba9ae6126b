import {
  dashaLevels,
  type CharDasha,
  type Dashas,
  type Kundli,
  type PlanetDetails,
} from '@jyoti/contract';
import type { PdfBlock } from '@jyoti/pdf';
import { boundsOf, dayOf, momentOf, yearsMonthsDays } from '../../../kundli/format.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { facts, heading, paragraph, signs } from '../../../kundli/pdf/blocks.ts';
import { periodsTable, reading, because, type ReportSetting } from './report-blocks.ts';

const DAY = 86_400_000;

function mahadasha(
  dashas: Dashas,
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): PdfBlock[] {
  const { mahadasha: words, span, length } = setting.words.dashas;
  const { balance, mahadasha: periods } = dashas.vimshottari;
  const yearDays = kundli.settings.year_days;
  const left = yearsMonthsDays(balance.years);
  const spoken = [
    left.years > 0 && span.years(left.years),
    left.months > 0 && span.months(left.months),
    left.days > 0 && span.days(left.days),
  ].filter(Boolean);
  const moon = planets[2];
  return [
    ...paragraph(words.intro, 'quiet'),
    ...paragraph(words.balance(spoken.join(', ') || span.days(0), balance.lord)),
    because(words.because(moon.nakshatra, moon.nakshatra_pada, moon.nakshatra_lord), setting),
    periodsTable(
      {
        caption: words.caption,
        name: words.lord,
        rows: periods.map(({ planet, start, end }) => ({ name: planet, start, end })),
        after: [
          [
            length,
            ({ start, end }) =>
              span.years(Math.round((Date.parse(end) - Date.parse(start)) / DAY / yearDays)),
          ],
        ],
      },
      setting,
    ),
    ...paragraph(words.yearLength(yearDays), 'quiet'),
  ];
}

function predictions({ vimshottari }: Dashas, setting: ReportSetting): PdfBlock[] {
  const { prediction: words } = setting.words.dashas;
  const { running } = setting.words.report;
  const { predictions: periods = [], current } = vimshottari;
  return [
    ...paragraph(words.intro, 'quiet'),
    ...periods.flatMap((period) => {
      const title = `${words.title(period.dasha)}, ${words.years(period.dasha_start_year, period.dasha_end_year)}`;
      const runs = current?.mahadasha.name === period.dasha;
      return reading(
        runs ? setting.words.pdf.runs(title, running) : title,
        [
          ...paragraph(period.prediction),
          ...(period.planet_in_zodiac
            ? [...paragraph(words.influence, 'strong'), ...paragraph(period.planet_in_zodiac)]
            : []),
        ],
        words.because(period.dasha, period.zodiac, period.house),
        setting,
      );
    }),
  ];
}

function antardasha({ vimshottari }: Dashas, setting: ReportSetting): PdfBlock[] {
  const { antardasha: words, current: levels, full } = setting.words.dashas;
  const { current, antardasha: periods } = vimshottari;
  const run = ({ name, start, end }: { name: string; start: string; end: string }) => {
    const bounds = boundsOf({ start, end }, setting.timezone);
    return `${name}, ${full.range(bounds.start, bounds.end)}`;
  };
  return [
    ...paragraph(words.intro, 'quiet'),
    ...(current
      ? [
          facts(
            [
              [words.mahadasha, run(current.mahadasha)],
              [words.antardasha, run(current.antardasha)],
              [levels.levels.paryantardasha, run(current.paryantardasha)],
              [levels.levels.Shookshamadasha, run(current.Shookshamadasha)],
            ],
            setting,
            1,
          ),
        ]
      : paragraph(words.none)),
    periodsTable(
      {
        caption: words.caption,
        name: words.name,
        rows: periods.map(({ mahadasha: major, antardasha: minor, start, end }) => ({
          name: `${major}/${minor}`,
          start,
          end,
        })),
      },
      setting,
    ),
  ];
}

type SignDasha = CharDasha['dashas'][number];

const charSub = (dasha: SignDasha, setting: ReportSetting): PdfBlock => {
  const { char: words } = setting.words.dashas;
  return periodsTable(
    {
      caption: words.heading(signs(dasha.dasha), dasha.lord, dayOf(dasha.start, setting.timezone)),
      name: words.sub,
      rows: dasha.sub_dashas.map(({ dasha: sign, start, end }) => ({
        name: signs(sign),
        start,
        end,
      })),
    },
    setting,
  );
};

function charCurrent(char: CharDasha, setting: ReportSetting): PdfBlock[] {
  const { char: words } = setting.words.dashas;
  const running = char.dashas.find(({ start }) => start === char.current.dasha.start);
  if (!running) return [];
  return [
    ...paragraph(words.intro.current, 'quiet'),
    facts(
      [
        [words.main, signs(running.dasha)],
        [words.lord, running.lord],
        [words.subStart, dayOf(running.start, setting.timezone)],
      ],
      setting,
    ),
    charSub(running, setting),
  ];
}

function charMain(char: CharDasha, setting: ReportSetting): PdfBlock[] {
  const { char: words, length } = setting.words.dashas;
  return [
    ...paragraph(words.intro.main, 'quiet'),
    ...paragraph(words.startsOn(dayOf(char.start_date, setting.timezone))),
    periodsTable(
      {
        caption: words.caption,
        name: words.main,
        rows: char.dashas.map((dasha) => ({ ...dasha, name: signs(dasha.dasha) })),
        before: [[words.lord, ({ lord }) => lord]],
        after: [[length, ({ years }) => words.years(years)]],
      },
      setting,
    ),
  ];
}

function currentFive({ vimshottari }: Dashas, setting: ReportSetting): PdfBlock[] {
  const { current: words, planet } = setting.words.dashas;
  const running = vimshottari.current;
  if (!running) return [...paragraph(words.intro, 'quiet'), ...paragraph(words.none)];
  return [
    ...paragraph(words.intro, 'quiet'),
    {
      type: 'table',
      caption: words.intro,
      captionShown: false,
      columns: [
        { header: setting.words.dashas.dasha },
        { header: planet },
        { header: words.starts },
        { header: words.ends },
      ],
      rows: dashaLevels.map((level) => {
        const { name, start, end } = running[level];
        return [
          words.levels[level],
          name,
          momentOf(start, setting.timezone),
          momentOf(end, setting.timezone),
        ];
      }),
    },
  ];
}

function currentFull(
  { current_mahadasha_full: levels }: Dashas,
  setting: ReportSetting,
): PdfBlock[] {
  const { full: words, current: currentWords } = setting.words.dashas;
  if (!levels) return paragraph(currentWords.none);
  return [
    ...paragraph(words.intro, 'quiet'),
    ...dashaLevels.map((level) =>
      periodsTable(
        {
          caption: words.periods(words.levels[level]),
          name: words.levels[level],
          rows: levels[level],
        },
        setting,
      ),
    ),
  ];
}

function yoginiMain({ yogini }: Dashas, setting: ReportSetting): PdfBlock[] {
  const { yogini: words, dasha, lord } = setting.words.dashas;
  if (!yogini) return [];
  return [
    ...paragraph(words.intro.main, 'quiet'),
    periodsTable(
      {
        caption: words.caption,
        name: dasha,
        rows: yogini.dashas.map((period) => ({ ...period, name: period.dasha })),
        before: [[lord, (period) => period.lord]],
      },
      setting,
    ),
  ];
}

function yoginiSub({ yogini }: Dashas, setting: ReportSetting): PdfBlock[] {
  const { yogini: words, lord } = setting.words.dashas;
  if (!yogini) return [];
  return [
    ...paragraph(words.intro.sub, 'quiet'),
    ...yogini.dashas.map((period) =>
      periodsTable(
        {
          caption: words.heading(
            period.dasha,
            period.lord,
            dayOf(period.start, setting.timezone),
            dayOf(period.end, setting.timezone),
          ),
          name: words.sub,
          rows: period.sub_dashas.map((sub) => ({ ...sub, name: sub.dasha })),
          before: [[lord, (sub) => sub.lord]],
        },
        setting,
      ),
    ),
  ];
}

/** The sub-tabs of Dashas as they stand in a document: every row that the page folds or holds back. */
export function dashasPart(
  kundli: Kundli,
  planets: PlanetDetails,
  setting: ReportSetting,
): Record<SubTabKey<'dashas'>, PdfBlock[]> {
  const { dashas } = kundli;
  const none: PdfBlock[] = [heading(setting.words.pdf.notGiven)];
  const of = (write: (found: Dashas) => PdfBlock[]) => (dashas ? write(dashas) : none);
  const ofChar = (write: (char: CharDasha) => PdfBlock[]) =>
    of(({ char }) => (char ? write(char) : none));
  const { char: words } = setting.words.dashas;
  return {
    mahadasha: of((found) => mahadasha(found, kundli, planets, setting)),
    'mahadasha-prediction': of((found) => predictions(found, setting)),
    antardasha: of((found) => antardasha(found, setting)),
    'char-dasha-current': ofChar((char) => charCurrent(char, setting)),
    'char-dasha-main': ofChar((char) => charMain(char, setting)),
    'char-dasha-sub': ofChar((char) => [
      ...paragraph(words.intro.sub, 'quiet'),
      ...char.dashas.map((dasha) => charSub(dasha, setting)),
    ]),
    'current-mahadasha': of((found) => currentFive(found, setting)),
    'current-mahadasha-full': of((found) => currentFull(found, setting)),
    'yogini-dasha-main': of((found) => yoginiMain(found, setting)),
    'yogini-dasha-sub': of((found) => yoginiSub(found, setting)),
  };
}
