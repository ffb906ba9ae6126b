import { ageAt } from '../timeline/life/life.logic.ts';
import { civilDate } from '../dates/index.ts';
import { GrahaGlyph, grahaNames } from '../glyphs/index.ts';
import { useLocale, useStrings } from '../i18n/index.ts';
import { nowChip } from '../shared/time/now-chip.css.ts';
import { useTimeWords } from '../time-span/index.ts';
import { zonedTime } from '../time-span/time-span.logic.ts';
import { dashaTreeStrings } from '../messages.generated/en/components/DashaTree.ts';
import * as styles from './dasha-tree.css.ts';
import { durationOf, needsTime, type DashaNode } from './dasha-tree.logic.ts';

/** Name of a period. */
export function usePeriodName() {
  const names = useStrings(grahaNames);
  return ({ name, lord }: DashaNode) => name ?? names[lord];
}

interface PeriodFactsProps {
  period: DashaNode;
  isRunning: boolean;
  nowLabel: string | undefined;
  timeZone: string;
  hourCycle: 'h12' | 'h23' | undefined;
  birth: string | undefined;
}

/**
 * A period in words: name, bounds (to the minute where it is short), how long it lasts, and the ages it spans where it
 * lasts a year or more.
 */
export function PeriodFacts({
  period,
  isRunning,
  nowLabel,
  timeZone,
  hourCycle,
  birth,
}: PeriodFactsProps) {
  const strings = useStrings(dashaTreeStrings);
  const locale = useLocale();
  const words = useTimeWords({ timeZone, ...(hourCycle && { hourCycle }) });
  const dateOf = (instant: string) => {
    const day = civilDate(locale, zonedTime(instant, timeZone).date, 'short');
    return needsTime(period) ? `${day}, ${words.clock(instant)}` : day;
  };
  const duration = durationOf(period);
  const hasAges =
    birth !== undefined &&
    duration[0]?.[0] === 'year' &&
    Date.parse(period.end) > Date.parse(birth);
  const length = [
    duration.map(([unit, count]) => strings.units[unit]({ count })).join(' '),
    hasAges &&
      strings.ages({
        from: Math.max(0, ageAt(period.start, birth)),
        to: ageAt(period.end, birth),
      }),
  ];
  return (
    <>
      <GrahaGlyph graha={period.lord} size={20} />
      <span className={styles.words}>
        <span className={styles.name}>
          {usePeriodName()(period)}{' '}
          {isRunning && <span className={nowChip}>{nowLabel ?? strings.now}</span>}
        </span>{' '}
        <span className={styles.dates}>
          {strings.dates({ start: dateOf(period.start), end: dateOf(period.end) })}
        </span>{' '}
        <span className={styles.length}>{length.filter(Boolean).join(', ')}</span>
      </span>
    </>
  );
}
