import { Badge, type BadgeTone } from '@jyoti/ui/badge';
import { Cluster, Heading, Stack } from '@jyoti/ui/layout';
import * as styles from './parts.css.ts';

/** Words of a kind, each by itself; nothing where there are none. */
export function Keywords({
  title,
  words,
  tone,
}: {
  title: string;
  words: readonly string[] | undefined;
  tone: BadgeTone;
}) {
  if (!words || words.length === 0) return null;
  return (
    <Stack gap="x2">
      <Heading level={4} className={styles.partTitle}>
        {title}
      </Heading>
      <Cluster as="ul" gap="x2">
        {words.map((word) => (
          <li key={word}>
            <Badge tone={tone}>{word}</Badge>
          </li>
        ))}
      </Cluster>
    </Stack>
  );
}
