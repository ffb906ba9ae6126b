import {
  charaAt,
  charaDasha,
  yogini,
  type CycleMahadasha,
  type SignNumber,
  type YoginiId,
} from '@jyoti/jyotish';
import {
  facts,
  isRunning,
  type PeriodSpan,
  type ReportBlock,
  reportPart,
  type ReportPart,
  type ReportTable,
  text,
} from '@jyoti/ui/data';
import { dayOf } from '../format/format.ts';
import { dayOfJulianDay } from '../format/julian-days.ts';
import type { KundliSource } from './kundli-source.ts';
import { withSpan } from './period-setting.ts';
import { periodName, periodsTable } from './periods-table.ts';
import { dashaSetting } from './vimshottari.ts';

/** Number of sign dashas that are listed before "show more". */
const CHAR_CAP = 20;

/** Periods that begin after this age are omitted in print and PDF, years. */
const LAST_AGE = 90;

/** How many yogini dashas are shown. Three rounds have 24. */
const YOGINI_CAP = 30;

type Dasha<Name> = CycleMahadasha<Name> & PeriodSpan;

/** The dashas of the signs, two rounds, and the running one. */
function charaOf({ chart, choices, nowJdUt }: KundliSource) {
  const basis = [chart, chart.time.jdUt, chart.settings.yearDays] as const;
  const options = {
    lords: choices.chara_lords,
    exaltationAdjustment: choices.chara_exaltation,
  };
  return {
    dashas: charaDasha(...basis, options).mahadashas.map(withSpan),
    running: charaAt(...basis, nowJdUt, options)?.mahadasha,
  };
}

/** The dashas of the eight yoginis, three rounds. */
const yoginisOf = ({ chart }: KundliSource): Dasha<YoginiId>[] =>
  yogini(chart.grahas.moon.longitude, chart.time.jdUt, chart.settings.yearDays).mahadashas.map(
    withSpan,
  );

/** The twelve parts of a sign's dasha. */
function charSubDashas(dasha: CycleMahadasha<SignNumber>, source: KundliSource): ReportTable {
  const { words: all, ...setting } = dashaSetting(source);
  const { char: words, terms } = all;
  return periodsTable(
    {
      caption: words.subCaption({ sign: terms.signWithSanskrit(dasha.dasha) }),
      nameHeader: words.sub,
      rows: dasha.antardashas.map(withSpan),
      name: (part) => terms.signWithSanskrit(part.dasha),
    },
    setting,
  );
}

export function charCurrent(source: KundliSource): ReportPart {
  const { words: all, timezone } = dashaSetting(source);
  const { char: words, terms } = all;
  const { dashas, running: found } = charaOf(source);
  const running = dashas.find(({ startJdUt }) => startJdUt === found?.startJdUt);
  if (!running) return reportPart(words.intro.current, [text(words.none)]);
  const sign = terms.signWithSanskrit(running.dasha);
  return reportPart(words.intro.current, [
    facts({ title: sign, columns: 2 }, [
      [words.main, sign],
      [words.lord, terms.graha(running.lord)],
      [words.subStart, dayOf(running.start, timezone, source.language)],
    ]),
    charSubDashas(running, source),
  ]);
}

/** The dashas of the signs, two rounds from birth. */
export function charMain(source: KundliSource): ReportPart {
  const { words: all, ...setting } = dashaSetting(source);
  const { char: words, length, terms, common } = all;
  const born = dayOfJulianDay(source.chart.time.jdUt, setting.timezone, source.language);
  return reportPart(words.intro.main, [
    text(words.startsOn({ date: born })),
    periodsTable(
      {
        caption: words.caption,
        nameHeader: words.main,
        rows: charaOf(source).dashas,
        name: ({ dasha }) => terms.signWithSanskrit(dasha),
        before: [[{ header: words.lord }, ({ lord }) => terms.graha(lord)]],
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
function accordion<Name>(
  dashas: readonly Dasha<Name>[],
  cap: number,
  heading: (dasha: Dasha<Name>) => string,
  content: (dasha: Dasha<Name>) => ReportBlock,
  source: KundliSource,
): ReportBlock {
  const { words, ...setting } = dashaSetting(source);
  const { footer, leftOut, more } = words;
  const total = dashas.length;
  const lastStart = source.birth.date.replace(/^\d+/, (year) => String(Number(year) + LAST_AGE));
  return {
    type: 'accordion',
    cap,
    more,
    counts: [footer({ shown: cap, total }), footer({ shown: total, total })],
    leftOut,
    items: dashas.map((dasha) => ({
      id: dasha.start,
      pageOnly: dasha.start > lastStart,
      title: periodName(heading(dasha), dasha, setting),
      open: isRunning(dasha, setting.now),
      blocks: [content(dasha)],
    })),
  };
}

export function charSub(source: KundliSource): ReportPart {
  const { words: all, timezone } = dashaSetting(source);
  const { char: words, terms } = all;
  const heading = ({ dasha, lord, start }: Dasha<SignNumber>) =>
    words.heading({
      sign: terms.signWithSanskrit(dasha),
      lord: terms.graha(lord),
      start: dayOf(start, timezone, source.language),
    });
  const content = (dasha: Dasha<SignNumber>) => charSubDashas(dasha, source);
  return reportPart(words.intro.sub, [
    accordion(charaOf(source).dashas, CHAR_CAP, heading, content, source),
  ]);
}

/** The dashas of the eight yoginis, three rounds. */
export function yoginiMain(source: KundliSource): ReportPart {
  const { words: all, ...setting } = dashaSetting(source);
  const { yogini: words, dasha, lord, footer, terms } = all;
  const periods = yoginisOf(source);
  const shown = periods.slice(0, YOGINI_CAP);
  return reportPart(words.intro.main, [
    periodsTable(
      {
        caption: words.caption,
        nameHeader: dasha,
        rows: shown,
        name: (period) => terms.charts.yoginis[period.dasha],
        graha: (period) => period.lord,
        before: [[{ header: lord }, (period) => terms.graha(period.lord)]],
        dates: ['ends'],
      },
      setting,
    ),
    { ...text(footer({ shown: shown.length, total: periods.length }), 'small'), pageOnly: true },
  ]);
}

export function yoginiSub(source: KundliSource): ReportPart {
  const { words: all, ...setting } = dashaSetting(source);
  const { yogini: words, lord, terms } = all;
  const { yoginis } = terms.charts;
  const day = (instant: string) => dayOf(instant, setting.timezone, source.language);
  const heading = (period: Dasha<YoginiId>) =>
    words.heading({
      yogini: yoginis[period.dasha],
      lord: terms.graha(period.lord),
      start: day(period.start),
      end: day(period.end),
    });
  const content = (period: Dasha<YoginiId>) =>
    periodsTable(
      {
        caption: words.subCaption({ yogini: yoginis[period.dasha] }),
        nameHeader: words.sub,
        rows: period.antardashas.map(withSpan),
        name: (sub) => yoginis[sub.dasha],
        graha: (sub) => sub.lord,
        before: [[{ header: lord }, (sub) => terms.graha(sub.lord)]],
      },
      setting,
    );
  return reportPart(words.intro.sub, [
    accordion(yoginisOf(source), YOGINI_CAP, heading, content, source),
  ]);
}
