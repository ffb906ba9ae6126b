import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import { Section } from '@jyoti/ui/layout';
import { AstrologerCard } from '../astrologers/astrologer-card.tsx';
import { isAllSample } from '../content/sample-of.ts';
import { SectionHead } from '../content/section-head.tsx';
import { useHomeContent } from './home-content.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** A carousel of astrologers, one or three at a time. */
export function Astrologers() {
  const { astrologers } = useHomeContent();
  const { astrologers: words } = useMessages(homeSectionsMessages);
  if (astrologers.length === 0) return null;
  return (
    <Section as="div">
      <SectionHead
        id="astrologers"
        title={words.title}
        intro={words.intro}
        sample={isAllSample(astrologers)}
      />
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
