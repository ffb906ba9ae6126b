import type { ReactNode, Ref } from 'react';
import { Badge, type BadgeTone } from '../badge/index.ts';
import { Cluster, Heading, Stack, type StackProps } from '../layout/index.ts';
import * as styles from './reading-card.css.ts';

export interface KeywordsProps extends Omit<StackProps, 'title' | 'children' | 'as'> {
  /** Heading: "Strengths". */
  title: ReactNode;
  /** Level of the title in the outline of the page. @default 4 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /** One or two words each. None: the component renders nothing. */
  words: readonly string[] | undefined;
  /** Tone of the badges. @default "plain" */
  tone?: BadgeTone;
  ref?: Ref<HTMLElement>;
}

/** Keywords under their heading. Without keywords it renders nothing. */
export function Keywords({
  title,
  headingLevel = 4,
  words,
  tone = 'plain',
  ...rest
}: KeywordsProps) {
  if (!words || words.length === 0) return null;
  return (
    <Stack gap="x2" {...rest}>
      <Heading level={headingLevel} className={styles.partTitle}>
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
