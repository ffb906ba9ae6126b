import type { ReactNode, Ref } from 'react';
import { Card } from '../card/index.ts';
import { Cluster, Grid, Stack, Text, type GridProps } from '../layout/index.ts';
import { VerdictBadge } from './verdict.tsx';

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
