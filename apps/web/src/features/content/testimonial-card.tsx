import type { Testimonial } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { civilDate } from '@jyoti/ui/dates';
import { TestimonialCard as KitTestimonialCard } from '@jyoti/ui/recipes/testimonial-card';
import { useLanguage } from '../../platform/words/use-language.ts';
import { showcaseMessages } from '../../messages.generated/showcase.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface TestimonialCardProps {
  testimonial: Testimonial;
  /** Whether the card is marked as sample data; false if its section is marked as a whole. */
  marked: boolean;
}

/** The kit's card for a testimonial of the API. */
export function TestimonialCard({ testimonial, marked }: TestimonialCardProps) {
  const words = useMessages(showcaseMessages);
  const { name, location, image, rating, service, astrologer, date, text, verified } = testimonial;
  const language = useLanguage();
  return (
    <KitTestimonialCard
      name={name}
      quote={text}
      rating={rating}
      src={image}
      location={
        <>
          {location} · <time dateTime={date}>{civilDate(language, date, 'short')}</time>
        </>
      }
      service={words.with({ service, astrologer })}
      verified={verified}
      badge={marked && <Badge>{words.sample}</Badge>}
    />
  );
}
