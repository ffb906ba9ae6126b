import type { Promotion } from '@jyoti/contract';
import { CarouselSlide, OfferCarousel } from '@jyoti/ui/carousels';
import { Section } from '@jyoti/ui/layout';
import { useNow } from '../../app/use-now.ts';
import { SectionHead } from '../../showcase/section-head.tsx';
import { OfferCard } from './offer-card.tsx';
import { useHomeWords } from './words.ts';

interface OffersProps {
  promotions: readonly Promotion[];
  /** The instant at which the page was made: ISO 8601. */
  at: string | null;
}

/** What costs less for a time, one at a time. */
export function Offers({ promotions, at }: OffersProps) {
  const { offers: words } = useHomeWords();
  const now = useNow(at === null ? null : Date.parse(at));
  if (promotions.length === 0) return null;
  return (
    <Section as="div" ground="surface">
      <SectionHead id="offers" title={words.title} />
      <OfferCarousel label={words.title}>
        {promotions.map((promotion, index) => (
          <CarouselSlide key={promotion.id} name={promotion.title}>
            <OfferCard promotion={promotion} now={now} isFirst={index === 0} />
          </CarouselSlide>
        ))}
      </OfferCarousel>
    </Section>
  );
}
