import type { ReactNode } from 'react';
import { Avatar } from '../../avatar/index.ts';
import { Badge } from '../../badge/index.ts';
import type { CardRecipeProps } from '../../card/card-recipe.ts';
import { Card } from '../../card/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Cluster, MediaObject, Text } from '../../layout/index.ts';
import { Rating } from '../../rating/index.ts';
import { quote as quoteStyle } from './testimonial-card.css.ts';
import { testimonialCardStrings } from '../../messages.generated/en/components/TestimonialCard.ts';

export interface TestimonialCardProps extends Omit<CardRecipeProps, 'headingLevel'> {
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
  ...rest
}: TestimonialCardProps) {
  const strings = useStrings(testimonialCardStrings);
  const author = (
    <MediaObject gap="x3" media={<Avatar name={name} {...(src && { src })} decorative />}>
      <Cluster gap="x2">
        <Text as="strong" weight="strong">
          {name}
        </Text>
        {verified && <Badge tone="success">{strings.verified}</Badge>}
        {badge}
      </Cluster>
      {[location, service].map(
        (line, index) =>
          line && (
            <Text key={index} size="small" tone="muted">
              {line}
            </Text>
          ),
      )}
    </MediaObject>
  );
  return (
    <Card {...rest} as={as} footer={author}>
      <Rating value={rating} />
      <blockquote className={quoteStyle}>{strings.quoted({ quote })}</blockquote>
    </Card>
  );
}
