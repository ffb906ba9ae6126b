import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import { Section } from '@jyoti/ui/section';
import { AstrologerCard } from '../astrologers/astrologer-card.tsx';
import { isAllSample } from '../content/sample-of.ts';
import { SampleBadge } from '../content/sample-badge.tsx';
import { useHomeContent } from './home-content.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** A carousel of astrologers, one or three at a time. */
export function Astrologers() {
  const { astrologers } = useHomeContent();
  const { astrologers: words } = useMessages(homeSectionsMessages);
  if (astrologers.length === 0) return null;
  return (
    <Section
      variant="band"
      as="div"
      headingId="astrologers"
      title={words.title}
      description={words.intro}
      badge={isAllSample(astrologers) && <SampleBadge />}
    >
      <Carousel variant="people" label={words.title}>
        {astrologers.map((astrologer) => (
          <CarouselSlide key={astrologer.id} name={astrologer.name}>
            <AstrologerCard astrologer={astrologer} />
          </CarouselSlide>
        ))}
      </Carousel>
    </Section>
  );
}
