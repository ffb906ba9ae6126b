import { Cluster, Heading, Rule, Stack, Text } from '@jyoti/ui/layout';
import { Price } from '@jyoti/ui/price';
import * as styles from './booking.css.ts';

interface BookingSummaryProps {
  ceremony: string;
  /** "Standard package" */
  tier: string;
  price: { amount: number; listPrice: number };
}

/** What is being booked, and for how much: the same in both steps. */
export function BookingSummary({ ceremony, tier, price }: BookingSummaryProps) {
  return (
    <Stack gap="x3">
      <Cluster justify="between" align="baseline" gap="x2">
        <div>
          <Heading level={3} size="h4">
            {ceremony}
          </Heading>
          <Text tone="muted">{tier}</Text>
        </div>
        <Price {...price} className={styles.summaryPrice} />
      </Cluster>
      <Rule />
    </Stack>
  );
}
