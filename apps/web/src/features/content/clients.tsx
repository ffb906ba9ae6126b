import type { Testimonial } from '@jyoti/contract';
import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import { Section } from '@jyoti/ui/section';
import { isAllSample } from './sample-of.ts';
import { SampleBadge } from './sample-badge.tsx';
import { TestimonialCard } from './testimonial-card.tsx';
import { showcaseMessages } from '../../messages.generated/showcase.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface ClientsProps {
  testimonials: readonly Testimonial[];
}

/** A carousel of testimonials, which does not loop. */
export function Clients({ testimonials }: ClientsProps) {
  const words = useMessages(showcaseMessages);
  if (testimonials.length === 0) return null;
  const allSample = isAllSample(testimonials);
  return (
    <Section
      variant="band"
      as="div"
      headingId="clients"
      title={words.clients}
      badge={allSample && <SampleBadge />}
    >
      <Carousel variant="cards" label={words.clients}>
        {testimonials.map((testimonial) => (
          <CarouselSlide key={testimonial.id} name={testimonial.name}>
            <TestimonialCard
              testimonial={testimonial}
              marked={!allSample && testimonial.sample === true}
            />
          </CarouselSlide>
        ))}
      </Carousel>
    </Section>
  );
}
