import { type ReactNode, type Ref } from 'react';
import { Badge, type BadgeProps } from '../badge/index.ts';
import { Card, type CardProps } from '../card/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Cluster, Stack, Grid, Text, type GridProps } from '../layout/index.ts';
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

export interface DoshaFinding {
  /** Whether the chart has the dosha. */
  present: boolean;
  /** The word of the badge: "Asha: 25%". @default "Present" or "Not present" */
  label?: string;
}

export interface DoshaItem {
  /** "Mangal Dosha". Unique in the list. */
  name: string;
  /** One for a chart or a couple, two for two persons. */
  findings: readonly DoshaFinding[];
  /** A description of the dosha, or of the findings. */
  text?: ReactNode;
}

export interface DoshaListProps extends Omit<GridProps, 'as' | 'children' | 'minItem' | 'columns'> {
  /** Names the list for assistive technology. @default the element that `aria-labelledby` refers to */
  label?: string;
  /** One entry for each dosha, present or not. */
  items: readonly DoshaItem[];
  ref?: Ref<HTMLElement>;
}

/** Doshas at a glance: each with whether it is present, for one chart or for two. */
export function DoshaList({ label, items, ...rest }: DoshaListProps) {
  return (
    <Grid aria-label={label} gap="x4" {...rest} as="ul" minItem="24rem" columns={2}>
      {items.map(({ name, findings, text }) => (
        <Card as="li" key={name}>
          <Stack gap="x2">
            <Cluster gap="x2">
              <Text as="strong" weight="strong">
                {name}
              </Text>
              {findings.map(({ present, label: word }, index) => (
                // Findings have no id; their order is that of the persons.
                // oxlint-disable-next-line react/no-array-index-key
                <VerdictBadge key={index} present={present}>
                  {word}
                </VerdictBadge>
              ))}
            </Cluster>
            {text && <Text size="small">{text}</Text>}
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
