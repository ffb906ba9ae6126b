import type { InfoPage } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { CheckIcon } from '@jyoti/ui/icons';
import { Grid, Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Price } from '@jyoti/ui/price';
import * as styles from './pricing.css.ts';
import { usePricingWords } from './words.ts';

/** The packages, side by side, each with what it holds and what that would cost singly. */
export function PackageDeals({ packages }: Pick<InfoPage<'pricing-policy'>, 'packages'>) {
  const words = usePricingWords();
  return (
    <Grid as="ul" minItem="11.5rem" columns={3} gap="x4" className={styles.packages}>
      {packages.map(({ id, name, price, includes, note }) => (
        <Card as="li" key={id} className={styles.packageCard}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          <span className={styles.packagePrice}>
            {price === null ? words.varies : <Price amount={price} />}
          </span>
          <ul className={styles.includes}>
            {includes.map((item) => (
              <li key={item} className={styles.include}>
                <CheckIcon size={20} strokeWidth={1.6} aria-hidden className={styles.check} />
                {item}
              </li>
            ))}
          </ul>
          <Text size="small" tone="muted">
            {note}
          </Text>
          <ButtonLink size="small" href="/contact?topic=consultation" data-print="hide">
            {words.askFor(name)}
          </ButtonLink>
        </Card>
      ))}
    </Grid>
  );
}
