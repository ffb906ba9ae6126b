import type { ReactNode, Ref } from 'react';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { Card, type CardProps } from '../card/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Cluster, Stack } from '../layout/index.ts';
import * as styles from './verdict.css.ts';
import { verdictStrings } from '../messages.generated/en/components/Verdict.ts';

export interface VerdictBadgeProps extends Omit<BadgeProps, 'tone' | 'icon' | 'children'> {
  /** Whether the dosha is present. */
  present: boolean;
  /** Text of the badge: "Yes", "Asha: 25%". @default "Present" or "Not present" */
  children?: ReactNode;
}

/** Whether a dosha is present, in a word and a shape. */
export function VerdictBadge({ present, children, ...rest }: VerdictBadgeProps) {
  const strings = useStrings(verdictStrings);
  return (
    <Badge {...rest} tone={present ? 'warning' : 'success'}>
      {children ?? (present ? strings.present : strings.absent)}
    </Badge>
  );
}

export interface VerdictProps extends Omit<
  CardProps,
  'title' | 'children' | 'variant' | 'padding'
> {
  /** Whether the dosha is present. */
  present: boolean;
  /** Text of the badge: "Yes". @default "Present" or "Not present" */
  answer?: ReactNode;
  /** The answer in one sentence. */
  title: ReactNode;
  /** The reasons, and how common it is. */
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * The result of one yes-or-no question about a chart: the result, one sentence, and the reasons.
 */
export function Verdict({ present, answer, title, children, ...rest }: VerdictProps) {
  return (
    <Card variant="folio" {...rest}>
      <Stack gap="x3">
        <Cluster>
          <VerdictBadge present={present}>{answer}</VerdictBadge>
          <p className={styles.sentence}>{title}</p>
        </Cluster>
        {children}
      </Stack>
    </Card>
  );
}
