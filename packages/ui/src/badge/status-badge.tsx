import type { HTMLAttributes, Ref } from 'react';
import { Badge, type BadgeTone } from './badge.tsx';
import { useStrings, type CompleteKitMessages } from '../i18n/index.ts';
import { statusBadgeStrings } from '../messages.generated/en/components/StatusBadge.ts';

/**
 * `online` responds immediately, `available` soon; both can be contacted. `busy` and `offline`
 * cannot.
 */
export type StatusOfPerson = 'online' | 'available' | 'busy' | 'offline';

export interface StatusBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'children'> {
  /** Whether the person can be reached now. */
  status: StatusOfPerson;
  /** Waiting time in minutes, an integer; shown if it is more than 0. */
  waitMinutes?: number;
  ref?: Ref<HTMLSpanElement>;
}

const tones: Record<StatusOfPerson, BadgeTone> = {
  online: 'success',
  available: 'success',
  busy: 'warning',
  offline: 'plain',
};

/** Full, ringed, half and hollow: the states do not depend on colour. */
const shapes: Record<StatusOfPerson, string> = {
  online: 'M6 1.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z',
  available:
    'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm0 1.7a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6z',
  busy: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1.5a3.5 3.5 0 0 1 0 7z',
  offline: 'M6 1a5 5 0 1 1 0 10A5 5 0 0 1 6 1zm0 1.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7z',
};

/** A waiting time in words. @param minutes more than 0 */
function waitOf(minutes: number, strings: CompleteKitMessages['StatusBadge']): string {
  if (minutes < 60) return strings.waitMinutes({ minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0
    ? strings.waitHours({ hours })
    : strings.waitHoursMinutes({ hours, minutes: rest });
}

/** Whether a person is available now, in a shape and a word. */
export function StatusBadge({ status, waitMinutes = 0, ...rest }: StatusBadgeProps) {
  const strings = useStrings(statusBadgeStrings);
  const wait = Math.ceil(waitMinutes);
  return (
    <Badge
      {...rest}
      tone={tones[status]}
      icon={
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          fill="currentColor"
          fillRule="evenodd"
          aria-hidden="true"
          style={{ flexShrink: 0 }}
        >
          <path d={shapes[status]} />
        </svg>
      }
      data-status={status}
    >
      {wait > 0 ? `${strings[status]}, ${waitOf(wait, strings)}` : strings[status]}
    </Badge>
  );
}
