import { Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
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
    <nav aria-label={words.onThisPage} className={styles.contents}>
      <Stack gap="x1">
        <Text size="small" tone="muted">
          {words.onThisPage}
        </Text>
        {parts.map((part) => (
          <Link key={part} href={`#${part}`} variant="standalone">
            {words[part].title}
          </Link>
        ))}
      </Stack>
    </nav>
  );
}
