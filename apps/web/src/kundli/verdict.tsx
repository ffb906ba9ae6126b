import { Badge } from '@jyoti/ui/badge';
import { Folio } from '@jyoti/ui/card';
import { Stack, Text } from '@jyoti/ui/layout';
import type { ReactNode } from 'react';
import * as styles from './verdict.css.ts';

/** The answer of the chart to one question: yes or no, in a sentence, and what is to be said of it. */
export function Verdict({
  present,
  answer,
  sentence,
  response,
  children,
}: {
  present: boolean;
  /** The word of the badge. */
  answer: string;
  sentence: string;
  response: string | undefined;
  children?: ReactNode;
}) {
  return (
    <Folio>
      <Stack gap="x3">
        <div className={styles.head}>
          <Badge tone={present ? 'warning' : 'success'}>{answer}</Badge>
          <p className={styles.sentence}>{sentence}</p>
        </div>
        {response && <Text className={styles.response}>{response}</Text>}
        {children}
      </Stack>
    </Folio>
  );
}
