import type { CharDasha, Dashas } from '@jyoti/contract';
import {
  facts,
  isRunning,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTable,
  text,
} from '@jyoti/ui/data';
import { dayOf } from '../../format/format.ts';
import { periodName, periodsTable } from '../periods-table.ts';
import type { ReportSource } from '../source.ts';
import type { SubTabKey } from '../tabs.ts';
import {
  antardasha,
  currentMahadasha,
  currentMahadashaFull,
  mahadasha,
  predictions,
  type DashaSetting,
} from './vimshottari-parts.ts';

type Yogini = NonNullable<Dashas['yogini']>;

/** Number of sign dashas that are listed before "show more". */
const CHAR_CAP = 20;

/** Periods that begin after this age are omitted in print and PDF, years. */
const LAST_AGE = 90;

/** The last day on which a printed period may begin. @param born civil date, `YYYY-MM-DD` */
const lastStartOf = (born: string) =>
  born.replace(/^\d+/, (year) => String(Number(year) + LAST_AGE));

/** How many yogini dashas are shown. Three rounds have 24. */
const YOGINI_CAP = 30;

type SignDasha = CharDasha['dashas'][number];

/** The twelve parts of a sign's dasha. */
function charSubDashas(dasha: SignDasha, setting: DashaSetting): ReportTable {
  const { char: words, names } = setting.dashas;
  return periodsTable(
    {
      caption: words.subCaption({ sign: names.signWithSanskrit(dasha.dasha) }),
      nameHeader: words.sub,
      rows: dasha.sub_dashas,
      name: (part) => names.signWithSanskrit(part.dasha),
    },
    setting,
  );
}

function charCurrent(char: CharDasha, setting: DashaSetting): ReportPart | null {
  const { char: words, names } = setting.dashas;
  const running = char.dashas.find(({ start }) => start === char.current.dasha.start);
  if (!running) return reportPart(words.intro.current, [text(words.none)]);
  const sign = names.signWithSanskrit(running.dasha);
  const start = dayOf(running.start, setting.timezone, names.language);
  return reportPart(words.intro.current, [
    facts({ title: sign, columns: 2 }, [
      [words.main, sign],
      [words.lord, names.graha(running.lord)],
      [words.subStart, start],
    ]),
    charSubDashas(running, setting),
  ]);
}

/** The dashas of the signs, two rounds from birth. */
function charMain(char: CharDasha, setting: DashaSetting): ReportPart {
  const { char: words, length, names, common } = setting.dashas;
  return reportPart(words.intro.main, [
    text(words.startsOn({ date: dayOf(char.start_date, setting.timezone, names.language) })),
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.main,
        rows: char.dashas,
        name: ({ dasha }) => names.signWithSanskrit(dasha),
        before: [[{ header: words.lord }, ({ lord }) => names.graha(lord)]],
        after: [
          [
            { header: length, numeric: true, stacked: 'end' },
            ({ years }) => common.span.years({ count: years }),
          ],
        ],
      },
      setting,
    ),
  ]);
}

/** Dashas that open to their parts. */
function accordion<Dasha extends { start: string; end: string }>(
  dashas: readonly Dasha[],
  cap: number,
  heading: (dasha: Dasha) => string,
  content: (dasha: Dasha) => ReportBlock,
  born: string,
  setting: DashaSetting,
): ReportBlock {
  const { footer, leftOut, more } = setting.dashas;
  const total = dashas.length;
  return {
    type: 'accordion',
    cap,
    more,
    counts: [footer({ shown: cap, total }), footer({ shown: total, total })],
    leftOut,
    items: dashas.map((dasha) => ({
      id: dasha.start,
      pageOnly: dasha.start > lastStartOf(born),
      title: periodName(heading(dasha), dasha, setting),
      open: isRunning(dasha, setting.now),
      blocks: [content(dasha)],
    })),
  };
}

function charSub(char: CharDasha, born: string, setting: DashaSetting): ReportPart {
  const { char: words, names } = setting.dashas;
  const heading = ({ dasha, lord, start }: SignDasha) =>
    words.heading({
      sign: names.signWithSanskrit(dasha),
      lord: names.graha(lord),
      start: dayOf(start, setting.timezone, names.language),
    });
  const content = (dasha: SignDasha) => charSubDashas(dasha, setting);
  return reportPart(words.intro.sub, [
    accordion(char.dashas, CHAR_CAP, heading, content, born, setting),
  ]);
}

/** The dashas of the eight yoginis, three rounds. */
function yoginiMain({ dashas: periods }: Yogini, setting: DashaSetting): ReportPart {
  const { yogini: words, dasha, lord, footer, names } = setting.dashas;
  const shown = periods.slice(0, YOGINI_CAP);
  return reportPart(words.intro.main, [
    periodsTable(
      {
        caption: words.caption,
        nameHeader: dasha,
        rows: shown,
        name: (period) => names.yogini(period.dasha),
        graha: (period) => period.lord,
        before: [[{ header: lord }, (period) => names.graha(period.lord)]],
        dates: ['ends'],
      },
      setting,
    ),
    { ...text(footer({ shown: shown.length, total: periods.length }), 'small'), pageOnly: true },
  ]);
}

function yoginiSub({ dashas: periods }: Yogini, born: string, setting: DashaSetting): ReportPart {
  const { yogini: words, lord, names } = setting.dashas;
  const heading = (period: Yogini['dashas'][number]) =>
    words.heading({
      yogini: names.yogini(period.dasha),
      lord: names.graha(period.lord),
      start: dayOf(period.start, setting.timezone, names.language),
      end: dayOf(period.end, setting.timezone, names.language),
    });
  const content = (period: Yogini['dashas'][number]) =>
    periodsTable(
      {
        caption: words.subCaption({ yogini: names.yogini(period.dasha) }),
        nameHeader: words.sub,
        rows: period.sub_dashas,
        name: (sub) => names.yogini(sub.dasha),
        graha: (sub) => sub.lord,
        before: [[{ header: lord }, (sub) => names.graha(sub.lord)]],
      },
      setting,
    );
  return reportPart(words.intro.sub, [
    accordion(periods, YOGINI_CAP, heading, content, born, setting),
  ]);
}

/** Content of a sub-tab of Dashas; null if the report lacks its facts. */
export function dashasPart(
  key: SubTabKey<'dashas'>,
  source: ReportSource,
  setting: DashaSetting,
): ReportPart | null {
  const { dashas } = source.kundli;
  if (!dashas) return null;
  const born = source.kundli.birth.date;
  const { vimshottari, char, yogini, current_mahadasha_full: full } = dashas;
  switch (key) {
    case 'mahadasha':
      return mahadasha(vimshottari, source, setting);
    case 'mahadasha-prediction':
      return predictions(vimshottari, setting);
    case 'antardasha':
      return antardasha(vimshottari, setting);
    case 'char-dasha-current':
      return char ? charCurrent(char, setting) : null;
    case 'char-dasha-main':
      return char ? charMain(char, setting) : null;
    case 'char-dasha-sub':
      return char ? charSub(char, born, setting) : null;
    case 'current-mahadasha':
      return currentMahadasha(vimshottari, setting);
    case 'current-mahadasha-full':
      return currentMahadashaFull(full ?? null, setting);
    case 'yogini-dasha-main':
      return yogini ? yoginiMain(yogini, setting) : null;
    case 'yogini-dasha-sub':
      return yogini ? yoginiSub(yogini, born, setting) : null;
  }
}
