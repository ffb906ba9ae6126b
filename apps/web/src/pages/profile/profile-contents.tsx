import { Contents } from '@jyoti/ui/contents';
import * as styles from './profile.css.ts';
import { useProfileWords } from './words.ts';

const parts = [
  'details',
  'password',
  'logins',
  'charts',
  'bookings',
  'requests',
  'data',
  'danger',
] as const;

/** The parts of the page, beside them where there is room. */
export function ProfileContents() {
  const words = useProfileWords();
  return (
    <Contents
      label={words.onThisPage}
      entries={parts.map((id) => ({ id, heading: words[id].title }))}
      className={styles.contents}
    />
  );
}
