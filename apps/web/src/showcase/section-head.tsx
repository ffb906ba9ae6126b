import { Badge } from '@jyoti/ui/badge';
import { Divider, Heading, Text } from '@jyoti/ui/layout';
import type { ReactNode } from 'react';
import * as styles from './section-head.css.ts';
import { useShowcaseWords } from './words.ts';

interface SectionHeadProps {
  /** The section is named by it: `aria-labelledby`. */
  id: string;
  title: string;
  intro?: string;
  /** What stands below is the sample that ships with the product: it says so. */
  sample?: boolean;
  /** Stands at the end of the line. */
  action?: ReactNode;
}

/** The heading of a section on its ruled scale. */
export function SectionHead({ id, title, intro, sample = false, action }: SectionHeadProps) {
  const words = useShowcaseWords();
  return (
    <div className={styles.head}>
      <div className={styles.headWords}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <div className={styles.rule}>
          <Divider length="short" />
          {sample && <Badge tone="info">{words.sample}</Badge>}
        </div>
        {intro !== undefined && <Text tone="muted">{intro}</Text>}
      </div>
      {action}
    </div>
  );
}
