import type { BookingStatus } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { CheckIcon, ClockIcon, XIcon, type Icon } from '@jyoti/ui/icons';
import { useProfileWords } from './words.ts';

const marks: Record<BookingStatus, { tone: BadgeTone; Shape: Icon }> = {
  requested: { tone: 'info', Shape: ClockIcon },
  confirmed: { tone: 'success', Shape: CheckIcon },
  completed: { tone: 'plain', Shape: CheckIcon },
  // Their own decision, mostly: nothing to be alarmed about.
  cancelled: { tone: 'plain', Shape: XIcon },
};

/** How far a booking has come, in a shape and a word. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const words = useProfileWords().bookings;
  const { tone, Shape } = marks[status];
  return (
    <Badge tone={tone} icon={<Shape size={16} strokeWidth={2} aria-hidden />}>
      {words.statuses[status]}
    </Badge>
  );
}
