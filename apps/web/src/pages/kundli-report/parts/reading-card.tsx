import { Card } from '@jyoti/ui/card';
import { Heading, Stack } from '@jyoti/ui/layout';
import { useId, type ReactNode } from 'react';
import { Because } from './because.tsx';
import * as styles from './parts.css.ts';

/** A reading: its heading with a mark beside it, its words, and the facts that it rests on. */
export function ReadingCard({
  as = 'article',
  title,
  mark,
  because,
  children,
}: {
  as?: 'article' | 'section';
  title: ReactNode;
  mark?: ReactNode;
  because?: ReactNode;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card as={as} aria-labelledby={id}>
      <Stack gap="x3">
        <div className={styles.readingHead}>
          <Heading level={3} size="h4" id={id}>
            {title}
          </Heading>
          {mark}
        </div>
        {children}
        {because !== undefined && <Because>{because}</Because>}
      </Stack>
    </Card>
  );
}
