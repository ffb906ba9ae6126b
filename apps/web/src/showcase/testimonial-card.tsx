import type { Testimonial } from '@jyoti/contract';
import { Avatar } from '@jyoti/ui/avatar';
import { Badge } from '@jyoti/ui/badge';
import { Card } from '@jyoti/ui/card';
import { Text } from '@jyoti/ui/layout';
import { Rating } from '@jyoti/ui/rating';
import * as styles from './testimonial-card.css.ts';
import { useShowcaseWords } from './words.ts';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Says on the card that it is sample data: left out where its section says so of all. */
  marked: boolean;
}

/** What one client says, with stars. 'Verified' stands only where the content marks it. */
export function TestimonialCard({ testimonial, marked }: TestimonialCardProps) {
  const words = useShowcaseWords();
  const { name, location, image, rating, service, astrologer, text, verified } = testimonial;
  return (
    <Card as="article" className={styles.card}>
      <Rating value={rating} />
      <blockquote className={styles.quote}>{`“${text}”`}</blockquote>
      <div className={styles.author}>
        <Avatar name={name} src={image} decorative />
        <div className={styles.about}>
          <div className={styles.nameLine}>
            <Text as="strong" weight="strong">
              {name}
            </Text>
            {verified && <Badge tone="success">{words.verified}</Badge>}
            {marked && <Badge tone="info">{words.sample}</Badge>}
          </div>
          <Text size="small" tone="muted">
            {location}
          </Text>
          <Text size="small" tone="muted">
            {words.with(service, astrologer)}
          </Text>
        </div>
      </div>
    </Card>
  );
}
