import {
  muhurtaVerdicts,
  type MuhurtaDay,
  type MuhurtaDocument,
  type MuhurtaGroup,
} from '@jyoti/contract';
import type { MuhurtaDay as EngineDay, RejectedMuhurtaDay, SignNumber } from '@jyoti/jyotish';
import { ayanamsaName, formatList, type Language } from '@jyoti/language';
import { ayanamsas } from '@jyoti/language/terms/ayanamsas.ayanamsas';
import {
  dateSpan,
  dayAndMonth,
  longDate,
  monthAndYear,
  readings,
  table,
  text,
  timeWords,
  weekdayName,
  type Reading,
  type ReportBlock,
} from '@jyoti/ui/data';
import { clockName, offsetText } from '../format/format.ts';
import { terms } from '../format/terms.ts';
import { muhurtaMessages } from '../messages.generated/muhurta.ts';
import { goodDays, stricterRules } from './good-days.ts';
import { leftOut } from './left-out.ts';

/** Input of the document. */
export interface MuhurtaSource extends Pick<
  MuhurtaDocument,
  'purpose' | 'from' | 'to' | 'place' | 'births' | 'settings' | 'notices'
> {
  /** Good days of the range, by date. */
  days: readonly EngineDay[];
  /** The other days of the range, by date. */
  rejected: readonly RejectedMuhurtaDay[];
  /** Where the range has no good day: the first good date of the year after it; `null` where that has none. */
  nextDate: string | null;
}

/** Of how many days a print has the reasons. */
const REASONED = 10;

/** Days that all rules accept first, then by score, then by date: their places in the days by date. */
function bestFirst(days: readonly MuhurtaDay[]): number[] {
  const after = ({ grade }: MuhurtaDay) => (grade === 'many' ? 1 : 0);
  return [...days.entries()]
    .toSorted(([, one], [, other]) => after(one) - after(other) || other.score - one.score)
    .map(([at]) => at);
}

function ordersOf(
  days: readonly MuhurtaDay[],
  best: readonly number[],
  language: Language,
): MuhurtaDocument['orders'] {
  const words = muhurtaMessages[language];
  const byVerdict = Map.groupBy(best, (at) => days[at]!.verdict);
  const byMonth = Map.groupBy(days.keys(), (at) => days[at]!.date.slice(0, 7));
  return {
    best: muhurtaVerdicts.flatMap((key): MuhurtaGroup[] => {
      const group = byVerdict.get(key);
      return group
        ? [{ key, title: words.groups[key], intro: words.groupIntros[key], days: group }]
        : [];
    }),
    date: [...byMonth].map(([key, group]) => ({
      key,
      title: monthAndYear(language, `${key}-01`),
      intro: '',
      days: group,
    })),
  };
}

/**
 * The good days for an occasion, the best first, with their times and reasons; the rules that leave the others out; and what a
 * muhurta is not.
 */
export function muhurtaDocument(source: MuhurtaSource, language: Language): MuhurtaDocument {
  const { days: found, rejected, nextDate, ...request } = source;
  const { purpose, from, to, births, settings } = request;
  const words = muhurtaMessages[language];
  const { times, sign, tithi: tithiName, nakshatra: nakshatraName } = terms[language];
  const people = births.map(({ name }) => name.trim());
  const { days, reasons } = goodDays(found, people, language);
  const { obstacles, blocks: rules } = leftOut(rejected, people, language);
  const best = bestFirst(days);
  const orders = ordersOf(days, best, language);
  const [first] = best.map((at) => days[at]!);
  const all = days.filter(({ grade }) => grade === 'all').length;
  const many = days.length - all;
  const opening = all === 0 ? words.found.none : words.found[many === 0 ? 'strict' : 'both'];
  const basis = [
    words.limits.basis({
      ayanamsa: ayanamsaName(settings.ayanamsa, ayanamsas[language]),
      clock: clockName(settings, terms[language]),
      offset: offsetText(settings.utc_offset_minutes),
    }),
    words.limits.sunrise[settings.sunrise],
  ];
  const spanOf = ({ date }: MuhurtaDay, { start, end }: { start: string; end: string }) =>
    timeWords(times, language, { timeZone: settings.timezone, day: date }).span(start, end);
  const bestTime = (day: MuhurtaDay) => spanOf(day, day.windows[day.best]!);

  const timesTable = ({ key, title, days: group }: MuhurtaGroup): ReportBlock =>
    table(
      words.caption({ group: title }),
      [
        words.columns.day,
        words.columns.time,
        words.ascendant,
        words.tithi,
        words.nakshatra,
        key === 'many' ? words.stricter : words.columns.verdict,
      ],
      group.flatMap((at) => {
        const day = days[at]!;
        const { date, windows } = day;
        const weekday = weekdayName(language, date, 'short');
        return windows.map((window) => [
          `${weekday}, ${dayAndMonth(language, date, 'short')}`,
          spanOf(day, window),
          sign(window.lagna as SignNumber),
          tithiName(window.tithi),
          nakshatraName(window.nakshatra),
          key === 'many' ? stricterRules(window, reasons) : words.qualities[window.quality],
        ]);
      }),
      { captionShown: false },
    );
  const reasonsOf = (day: MuhurtaDay): Reading => {
    const window = day.windows[day.best]!;
    const { for: inFavour, against, waived } = window;
    const sentences = (keys: readonly string[]) => keys.map((key) => reasons[key]!.text).join(' ');
    return {
      title: day.title,
      badges: [{ text: words.qualities[day.verdict] }],
      aside: spanOf(day, window),
      pieces: [
        { title: words.inFavour, text: sentences(inFavour) },
        { title: words.against, text: sentences(against) },
        { title: words.stricter, text: sentences(waived) },
        { text: against.length + waived.length === 0 ? words.nothingAgainst : '' },
      ],
    };
  };
  const reasoned = best.slice(0, REASONED).map((at) => days[at]!);
  const parts: MuhurtaDocument['parts'] = [
    ...orders.best.map((group) => ({
      key: group.key as MuhurtaDay['verdict'],
      title: group.title,
      intro: group.intro,
      blocks: [timesTable(group)],
    })),
    {
      key: 'reasons',
      title: words.reasons.title,
      intro: words.reasons.intro({ count: reasoned.length }),
      blocks: reasoned.length > 0 ? [readings(reasoned.map(reasonsOf))] : [],
    },
    {
      key: 'left',
      title: words.left.title,
      intro: words.left.intro({ count: rejected.length }),
      blocks: rejected.length > 0 ? rules : [],
    },
    {
      key: 'limits',
      title: words.limits.title,
      intro: '',
      blocks: [text(words.limits.text), text(basis.join(' '), 'small')],
    },
  ];
  return {
    ...request,
    texts_languages: [language],
    title: words.titles[purpose],
    period: dateSpan(language, from, to),
    opening:
      first === undefined
        ? null
        : opening({ all, many, date: longDate(language, first.date), span: bestTime(first) }),
    compared:
      people.length > 0
        ? words.comparedWith({ names: formatList(people, language) })
        : words.compareBirths,
    basis,
    empty:
      first === undefined
        ? {
            title: words.empty.title,
            text:
              nextDate === null
                ? words.empty.noNext
                : words.empty.next({ date: longDate(language, nextDate) }),
            next_date: nextDate,
          }
        : null,
    labels: {
      tithi: words.tithi,
      nakshatra: words.nakshatra,
      for: words.inFavour,
      against: words.against,
      waived: words.stricter,
      nothing_against: words.nothingAgainst,
      verdicts: words.qualities,
      calendar: words.calendar[purpose],
    },
    reasons,
    days,
    orders,
    days_without: rejected.length,
    obstacles,
    parts: parts.filter(({ blocks }) => blocks.length > 0),
  };
}
