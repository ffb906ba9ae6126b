import { Card } from '@jyoti/ui/card';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { useId, type ReactNode } from 'react';
import * as styles from './parts.css.ts';
import { WithTerms } from './with-terms.tsx';

/** Sentences of one kind as a list under their heading; in place of none, a sentence that says so. */
export function Sentences({
  title,
  sentences,
  none,
  children,
}: {
  title: string;
  sentences: readonly string[];
  none?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="x3">
        <Heading level={3} size="h4" id={id}>
          {title}
        </Heading>
        {sentences.length === 0 && none && <Text tone="muted">{none}</Text>}
        {sentences.length > 0 && (
          <ul className={styles.list} aria-labelledby={id}>
            {sentences.map((sentence) => (
              <li key={sentence}>
                <WithTerms>{sentence}</WithTerms>
              </li>
            ))}
          </ul>
        )}
        {children}
      </Stack>
    </Card>
  );
}
