import type { Promotion } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Button } from '@jyoti/ui/button';
import { Folio } from '@jyoti/ui/card';
import { Countdown } from '@jyoti/ui/countdown';
import { Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Price } from '@jyoti/ui/price';
import { YantraArt, yantraIds } from '@jyoti/ui/yantra-art';
import { pickById } from '../../showcase/pick-by-id.ts';
import { endOfOffer } from './offer-end.ts';
import * as styles from './offers.css.ts';
import { useHomeWords } from './words.ts';

/** The drawing that its picture names, else one that its id chooses. */
function yantraOf({ id, image }: Promotion) {
  const named = yantraIds.find((yantra) => image.includes(yantra));
  return named ?? pickById(id, yantraIds);
}

interface OfferCardProps {
  promotion: Promotion;
  /** ms since 1970; null where it is not known yet. */
  now: number | null;
  isFirst: boolean;
}

/** One offer: what, for how much, until when, under which code. */
export function OfferCard({ promotion, now, isFirst }: OfferCardProps) {
  const { offers: words } = useHomeWords();
  const end = now === null ? null : endOfOffer(promotion, now);
  const label = isFirst ? words.claim : words.bundle;
  return (
    <Folio as="article" className={styles.card}>
      <YantraArt yantra={yantraOf(promotion)} size="100%" decorative className={styles.art} />
      <div className={styles.words}>
        <Badge tone="brass">{words.save(String(promotion.savingsPercentage))}</Badge>
        <Heading level={3}>{promotion.title}</Heading>
        <Text weight="strong">{promotion.subtitle}</Text>
        <Text tone="muted">{promotion.description}</Text>
      </div>
      <div className={styles.deal}>
        <Price amount={promotion.discountedPrice} listPrice={promotion.originalPrice} />
        {now !== null && end !== null && (
          <Countdown endsAt={new Date(end).toISOString()} now={new Date(now).toISOString()} />
        )}
        <Text size="small">
          {words.code}
          <strong className={styles.code}>{promotion.code}</strong>
        </Text>
        {now !== null && end !== null && end <= now ? (
          <Button variant="primary" disabled fullWidth>
            {label}
          </Button>
        ) : (
          <ButtonLink
            variant="primary"
            href={promotion.url}
            aria-label={`${label}: ${promotion.title}`}
            fullWidth
          >
            {label}
          </ButtonLink>
        )}
      </div>
    </Folio>
  );
}
