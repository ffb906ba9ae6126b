import type { DayVeto, RejectedMuhurtaDay, SpanVeto } from '@jyoti/jyotish';
import { muhurtaObstacle } from '@jyoti/readings';
import type { MuhurtaResponse } from '@jyoti/contract';
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
  'near_sun',
]);

/** Vetoes that are one rule to a reader have the same key. */
export function obstacleKey(veto: Veto): string {
  const about = 'graha' in veto ? veto.graha : 'birth' in veto ? veto.birth : '';
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

/** Rules that leave days out, and the days by date. */
type LeftOut = Pick<MuhurtaResponse, 'obstacles' | 'left_out'>;

/**
 * The rules that leave days out, the one that leaves out most first, and the days with their rules.
 * @param rejected by date
 * @param people the names of the births, in their order
 */
export function obstacleRows(
  rejected: readonly RejectedMuhurtaDay[],
  people: readonly string[],
  renderer: TextRenderer,
): LeftOut {
  const rules = new Map<string, { veto: Veto; dates: Set<string> }>();
  for (const { date, vetoes } of rejected) {
    for (const veto of vetoes) {
      const key = obstacleKey(veto);
      const rule = rules.get(key) ?? { veto, dates: new Set() };
      rules.set(key, rule);
      rule.dates.add(date);
    }
  }
  const ordered = [...rules.values()].toSorted((one, other) => other.dates.size - one.dates.size);
  const spans: LeftOut['left_out'] = [];
  for (const { date } of rejected) {
    const obstacles = ordered.flatMap(({ dates }, at) => (dates.has(date) ? [at] : []));
    const last = spans.at(-1);
    const goesOn = last && dateAfter(last.to, 1) === date;
    if (goesOn && String(last.obstacles) === String(obstacles)) last.to = date;
    else spans.push({ from: date, to: date, obstacles });
  }
  return {
    obstacles: ordered.map(({ veto, dates }) => ({
      code: veto.code,
      ...renderer.textOf(muhurtaObstacle(veto, people, renderer.language)),
      days: dates.size,
      spans: SEASONS.has(veto.code) ? runsOf([...dates]) : [],
    })),
    left_out: spans,
  };
}
