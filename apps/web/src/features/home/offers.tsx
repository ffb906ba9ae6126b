import type { Promotion } from '@jyoti/contract';
import { useMinute } from '@jyoti/ui/time-span';
import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import { Section } from '@jyoti/ui/section';
import { OfferCard } from '@jyoti/ui/recipes/offer-card';
import { YantraArt, yantraIds } from '@jyoti/ui/yantra-art';
import { pickById } from '../content/pick-by-id.ts';
import { useHomeContent } from './home-content.ts';
import { endOfOffer } from './offer-end.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

interface OffersProps {
  /** When the page was rendered: ISO 8601. */
  at: string | null;
}

/** The drawing that an offer's picture names, else one chosen by its id. */
function yantraOf({ id, image }: Promotion) {
  const named = yantraIds.find((yantra) => image.includes(yantra));
  return named ?? pickById(id, yantraIds);
}

/**
 * When an offer ends and the current instant, both ISO 8601; undefined while the instant is
 * unknown.
 */
function timesOf(promotion: Promotion, now: number | null) {
  if (now === null) return {};
  return {
    endsAt: new Date(endOfOffer(promotion, now)).toISOString(),
    now: new Date(now).toISOString(),
  };
}

/** A carousel of time-limited offers. */
export function Offers({ at }: OffersProps) {
  const { promotions } = useHomeContent();
  const { offers: words } = useMessages(homeSectionsMessages);
  const now = useMinute(true, at === null ? null : Date.parse(at));
  if (promotions.length === 0) return null;
  return (
    <Section variant="band" as="div" surface="surface" headingId="offers" title={words.title}>
      <Carousel variant="offers" label={words.title}>
        {promotions.map((promotion, index) => (
          <CarouselSlide key={promotion.id} name={promotion.title}>
            <OfferCard
              title={promotion.title}
              subtitle={promotion.subtitle}
              art={<YantraArt yantra={yantraOf(promotion)} size="100%" decorative />}
              price={{ amount: promotion.discountedPrice, listPrice: promotion.originalPrice }}
              savedPercent={promotion.savingsPercentage}
              code={promotion.code}
              href={promotion.url}
              actionLabel={index === 0 ? words.claim : words.bundle}
              {...timesOf(promotion, now)}
            >
              {promotion.description}
            </OfferCard>
          </CarouselSlide>
        ))}
      </Carousel>
    </Section>
  );
}
