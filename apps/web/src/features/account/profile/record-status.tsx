import type { BookingStatus, ConsultationStatus } from '@jyoti/contract';
import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { CheckIcon, ClockIcon, XIcon, type Icon } from '@jyoti/ui/icons';

type Status = BookingStatus | ConsultationStatus;

const waiting = { tone: 'info', Shape: ClockIcon } as const;
const accepted = { tone: 'success', Shape: CheckIcon } as const;
const over = { tone: 'plain', Shape: CheckIcon } as const;
// Mostly the visitor's own decision, so not a warning.
const revoked = { tone: 'plain', Shape: XIcon } as const;

const marks: Record<Status, { tone: BadgeTone; Shape: Icon }> = {
  requested: waiting,
  open: waiting,
  confirmed: accepted,
  answered: accepted,
  completed: over,
  closed: over,
  cancelled: revoked,
  withdrawn: revoked,
};

/** Status of a booking or a request, as an icon and a word. */
export function RecordStatus({ status, children }: { status: Status; children: string }) {
  const { tone, Shape } = marks[status];
  return (
    <Badge tone={tone} icon={<Shape size={16} strokeWidth={2} aria-hidden />}>
      {children}
    </Badge>
  );
}
