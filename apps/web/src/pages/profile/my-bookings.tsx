import { EmptyState } from '@jyoti/ui/empty-state';
import { ButtonLink } from '@jyoti/ui/link';
import { ProfilePart } from './profile-part.tsx';
import * as styles from './profile.css.ts';
import { useProfileWords } from './words.ts';

/** The ceremonies that the visitor has booked. */
export function MyBookings() {
  const words = useProfileWords().bookings;
  return (
    <ProfilePart id="bookings" title={words.title}>
      <EmptyState
        className={styles.empty}
        title={words.empty}
        action={<ButtonLink href="/poojas">{words.browse}</ButtonLink>}
      >
        {words.emptyText}
      </EmptyState>
    </ProfilePart>
  );
}
