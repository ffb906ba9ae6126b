import { Heading, Stack, Text } from '@jyoti/ui/layout';
import * as styles from './parts.css.ts';
import { WithTerms } from './with-terms.tsx';

/** One paragraph of a reading under its heading; nothing where no text is written. */
export function ReadingText({ title, children }: { title?: string; children: string | undefined }) {
  if (!children) return null;
  const text = <Text className={styles.reading}>{children}</Text>;
  if (title === undefined) return text;
  return (
    <Stack gap="x1">
      <Heading level={4} className={styles.partTitle}>
        <WithTerms>{title}</WithTerms>
      </Heading>
      {text}
    </Stack>
  );
}
