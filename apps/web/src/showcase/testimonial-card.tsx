import type { Testimonial } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { TestimonialCard as KitTestimonialCard } from '@jyoti/ui/testimonial-card';
import { useShowcaseWords } from './words.ts';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Whether the card is marked as sample data; false if its section is marked as a whole. */
  marked: boolean;
}

/** The kit's card for a testimonial of the API. */
export function TestimonialCard({ testimonial, marked }: TestimonialCardProps) {
  const words = useShowcaseWords();
  const { name, location, image, rating, service, astrologer, text, verified } = testimonial;
  return (
    <KitTestimonialCard
      name={name}
      quote={text}
      rating={rating}
      src={image}
      location={location}
      service={words.with(service, astrologer)}
      verified={verified}
      badge={marked && <Badge tone="info">{words.sample}</Badge>}
    />
  );
}
