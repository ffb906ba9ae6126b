import type { Home } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { StarIcon } from '@jyoti/ui/icons';
import { writtenNumber } from '@jyoti/ui/num';
import { useShowcaseWords } from '../../showcase/words.ts';
import * as styles from './home.css.ts';
import { useHomeWords } from './words.ts';

/** How many trust the product and how they rate it, from content; marked as sample while it is. */
export function TrustBar({ trust }: { trust: Home['trustIndicators'] }) {
  const words = useHomeWords();
  const { sample } = useShowcaseWords();
  return (
    <div className={styles.trust}>
      <strong>{words.trusted(trust.clientCount)}</strong>
      <span className={styles.rating}>
        <StarIcon size={18} strokeWidth={1.6} aria-hidden className={styles.star} />
        {words.rating(trust.rating.toFixed(1), writtenNumber(trust.reviewCount))}
      </span>
      {trust.sample && <Badge tone="info">{sample}</Badge>}
    </div>
  );
}
