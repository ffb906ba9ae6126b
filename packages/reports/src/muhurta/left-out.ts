import { daysBetween, type MuhurtaDocument } from '@jyoti/contract';
import type { DayVeto, RejectedMuhurtaDay, SpanVeto } from '@jyoti/jyotish';
import type { Language } from '@jyoti/language';
import { muhurtaObstacle } from '@jyoti/readings';
import { dateSpan, readings, table, type ReportBlock } from '@jyoti/ui/data';
import { muhurtaMessages } from '../messages.generated/muhurta.ts';

type Veto = DayVeto | SpanVeto;

/** Civil dates, the last included. */
interface DateRange {
  from: string;
  to: string;
}

/** How many rules a page shows at once; the rest is behind a press. */
const SHOWN = 4;

/** Months and seasons: they leave out whole days in a row, so that their dates say more than their number. */
const SEASONS: ReadonlySet<Veto['code']> = new Set([
  'no_sunrise',
  'adhika_month',
  'kshaya_month',
  'lunar_month',
  'solar_month',
  'dakshinayana',
  'devshayana',
  'pitru_paksha',
  'combust',
  'near_sun',
]);

/** Vetoes that are one rule to a reader have the same key. */
export function obstacleKey(veto: Veto): string {
  const about = 'graha' in veto ? veto.graha : 'birth' in veto ? veto.birth : '';
  return `${veto.code} ${about}`.trim();
}

/** Days in order as runs of those that follow each other and have the same rules. */
function runsOf(days: readonly (readonly [date: string, rules: string])[]) {
  const runs: (DateRange & { rules: string })[] = [];
  for (const [date, rules] of days) {
    const last = runs.at(-1);
    if (last?.rules === rules && daysBetween(last.to, date) === 1) last.to = date;
    else runs.push({ from: date, to: date, rules });
  }
  return runs;
}

/**
 * The rules that leave days out, the one that leaves out most first, and the days with their rules.
 * @param rejected by date
 * @param people the names of the births, in their order
 */
export function leftOut(
  rejected: readonly RejectedMuhurtaDay[],
  people: readonly string[],
  language: Language,
): { obstacles: MuhurtaDocument['obstacles']; blocks: ReportBlock[] } {
  const { left: words } = muhurtaMessages[language];
  const found = new Map<string, { veto: Veto; dates: Set<string> }>();
  for (const { date, vetoes } of rejected) {
    for (const veto of vetoes) {
      const key = obstacleKey(veto);
      const rule = found.get(key) ?? { veto, dates: new Set() };
      found.set(key, rule);
      rule.dates.add(date);
    }
  }
  const rules = [...found.values()]
    .toSorted((one, other) => other.dates.size - one.dates.size)
    .map(({ veto, dates }) => {
      const spans = SEASONS.has(veto.code) ? runsOf([...dates].map((date) => [date, ''])) : [];
      return {
        ...muhurtaObstacle(veto, people, language).text,
        code: veto.code,
        dates,
        spans: spans.map(({ from, to }) => ({ from, to })),
      };
    });
  const spanOf = ({ from, to }: DateRange) => dateSpan(language, from, to);
  const cards = rules.map(({ title, text, dates, spans }) => ({
    as: 'section' as const,
    title,
    aside: [words.days({ count: dates.size }), spans.map(spanOf).join('; ')]
      .filter(Boolean)
      .join(' · '),
    pieces: [{ text }],
  }));
  const byDate = runsOf(
    rejected.map(({ date }) => [
      date,
      [...new Set(rules.flatMap(({ title, dates }) => (dates.has(date) ? title : [])))].join(', '),
    ]),
  );
  const more: ReportBlock = {
    type: 'disclosure',
    label: words.more({ count: rules.length - SHOWN }),
    blocks: [readings(cards.slice(SHOWN), 3)],
  };
  return {
    obstacles: rules.map(({ code, dates, spans }) => ({ code, days: dates.size, spans })),
    blocks: [
      readings(cards.slice(0, SHOWN), 3),
      ...(rules.length > SHOWN ? [more] : []),
      {
        type: 'disclosure',
        label: words.byDate,
        blocks: [
          table(
            words.byDate,
            [words.dates, words.rules],
            byDate.map((run) => [spanOf(run), run.rules]),
            { captionShown: false },
          ),
        ],
      },
    ],
  };
}
