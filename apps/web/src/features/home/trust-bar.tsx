import type { ReactNode } from 'react';
import type { Home } from '@jyoti/contract';
import { StarIcon } from '@jyoti/ui/icons';
import { Cluster, Text } from '@jyoti/ui/layout';
import { writtenNumber } from '@jyoti/ui/num';
import * as styles from './home.css.ts';
import { homeMessages } from '../../messages.generated/home.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** How many clients there are and how they rate the product, in one line. */
export function TrustBar({
  clientCount,
  rating,
  reviewCount,
  badge,
}: Omit<Home['trustIndicators'], 'sample'> & { badge: ReactNode }) {
  const { trust: words } = useMessages(homeMessages);
  const reviews = writtenNumber(reviewCount);
  return (
    <Cluster gap={{ base: 'x2', tablet: 'x5' }} className={styles.trust}>
      <strong>{words.trusted({ count: clientCount })}</strong>
      {badge}
      <Text as="span" tone="muted" className={styles.rating}>
        <StarIcon size={18} strokeWidth={1.6} aria-hidden className={styles.star} />
        {words.average({ rating: rating.toFixed(1), reviews })}
      </Text>
    </Cluster>
  );
}
