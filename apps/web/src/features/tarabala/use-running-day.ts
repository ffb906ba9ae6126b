import { todayIn } from '../../platform/dates/dates.ts';
import { useMinute } from '@jyoti/ui/time-span';
import { lastPlace } from '../places/last-place.ts';
import { lastSunrise } from '../places/last-sunrise.ts';
import type { Query } from '../../platform/data/use-query.ts';
import type { StarDayDocument } from '@jyoti/contract';
import { useDayOfVisitor } from './use-day-of-visitor.ts';
import { frameMessages } from '../../messages.generated/frame.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const DAY = 86_400_000;

/**
 * The day that runs now at the visitor's last place, for their birth star: before sunrise that is still the day before.
 */
export function useRunningDay(): Query<StarDayDocument> {
  const words = useMessages(frameMessages);
  const now = useMinute();
  const { latitude, longitude, timezone } = lastPlace(words);
  const queryOn = (instant: number | null) =>
    instant === null
      ? null
      : { date: todayIn(timezone, instant), latitude, longitude, sunrise: lastSunrise() };
  const ofDate = useDayOfVisitor(queryOn(now));
  const sunrise = ofDate.data?.start;
  const isBefore = now !== null && sunrise !== undefined && now < Date.parse(sunrise);
  const ofDayBefore = useDayOfVisitor(isBefore ? queryOn(now - DAY) : null);
  return isBefore ? ofDayBefore : ofDate;
}
