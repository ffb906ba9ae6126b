import type { DayVeto, RejectedMuhurtaDay, SpanVeto } from '@jyoti/jyotish';
import { muhurtaObstacle } from '@jyoti/readings';
import type { MuhurtaObstacle } from '@jyoti/contract';
import type { TextRenderer } from '../texts/text-renderer.ts';
import { dateAfter, type DateRange } from './date-parts.ts';

type Veto = DayVeto | SpanVeto;

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
]);

/** Vetoes that are one rule to a reader have the same key. */
function keyOf(veto: Veto): string {
  const about = veto.code === 'combust' ? veto.graha : 'birth' in veto ? veto.birth : '';
  return `${veto.code} ${about}`;
}

/** Dates in order as runs of days that follow each other. */
function runsOf(dates: readonly string[]): DateRange[] {
  const runs: DateRange[] = [];
  for (const date of dates) {
    const last = runs.at(-1);
    if (last && dateAfter(last.to, 1) === date) runs[runs.length - 1] = { ...last, to: date };
    else runs.push({ from: date, to: date });
  }
  return runs;
}

/**
 * The rules that leave days out, the one that leaves out most first.
 * @param rejected by date
 * @param people the names of the births, in their order
 */
export function obstacleRows(
  rejected: readonly RejectedMuhurtaDay[],
  people: readonly string[],
  renderer: TextRenderer,
): MuhurtaObstacle[] {
  const rules = new Map<string, { veto: Veto; dates: Set<string> }>();
  for (const { date, vetoes } of rejected) {
    for (const veto of vetoes) {
      const key = keyOf(veto);
      const rule = rules.get(key) ?? { veto, dates: new Set() };
      rules.set(key, rule);
      rule.dates.add(date);
    }
  }
  return [...rules.values()]
    .toSorted((one, other) => other.dates.size - one.dates.size)
    .map(({ veto, dates }) => ({
      code: veto.code,
      ...renderer.textOf(muhurtaObstacle(veto, people, renderer.language)),
      days: dates.size,
      spans: SEASONS.has(veto.code) ? runsOf([...dates]) : [],
    }));
}
