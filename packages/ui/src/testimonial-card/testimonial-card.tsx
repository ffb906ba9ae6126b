import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Card } from '../card/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Text } from '../layout/index.ts';
import { MediaObject } from '../media-object/index.ts';
import { Rating } from '../rating/index.ts';
import * as styles from './testimonial-card.css.ts';
import { testimonialCardStrings } from '../messages.generated/en/components/TestimonialCard.ts';

export interface TestimonialCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Name of the client. */
  name: string;
  /** The quote, without quotation marks. */
  quote: string;
  /** Stars, 0 to 5. */
  rating: number;
  /** Address of a portrait. @default a portrait generated from the name */
  src?: string;
  /** Place: "Kochi". */
  location?: ReactNode;
  /** The purchase: "Vedic consultation, with Meera Joshi". */
  service?: ReactNode;
  /** Whether the publisher has checked that the person is a client. @default false */
  verified?: boolean;
  /** One more Badge after the name: "Sample data". */
  badge?: ReactNode;
  /** The element it is. @default "article" */
  as?: 'article' | 'li' | 'div';
  ref?: Ref<HTMLElement>;
}

/** A client's quote with stars, portrait and name. */
export function TestimonialCard({
  name,
  quote,
  rating,
  src,
  location,
  service,
  verified = false,
  badge,
  as = 'article',
  className,
  ...rest
}: TestimonialCardProps) {
  const strings = useStrings(testimonialCardStrings);
  return (
    <Card {...rest} as={as} className={clsx(styles.root, className)}>
      <Rating value={rating} />
      <blockquote className={styles.quote}>{strings.quoted({ quote })}</blockquote>
      <MediaObject
        gap="x3"
        className={styles.author}
        media={<Avatar name={name} {...(src && { src })} decorative />}
      >
        <div className={styles.nameLine}>
          <Text as="strong" weight="strong">
            {name}
          </Text>
          {verified && <Badge tone="success">{strings.verified}</Badge>}
          {badge}
        </div>
        {location && (
          <Text size="small" tone="muted">
            {location}
          </Text>
        )}
        {service && (
          <Text size="small" tone="muted">
            {service}
          </Text>
        )}
      </MediaObject>
    </Card>
  );
}
