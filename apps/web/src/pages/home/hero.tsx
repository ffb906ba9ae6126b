import type { Home, Slide } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { CarouselSlide, HeroCarousel } from '@jyoti/ui/carousels';
import { Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { SkyHero } from '@jyoti/ui/sky-hero';
import { sceneSubjects, type SceneSubject } from '@jyoti/ui/sky-scene';
import { TrustBar } from '@jyoti/ui/trust-bar';
import { useSession } from '../../session/session.tsx';
import { useShowcaseWords } from '../../showcase/words.ts';
import * as styles from './home.css.ts';
import { useGreeting } from './use-greeting.ts';
import { useHomeWords } from './words.ts';

/** The drawing that a slide's image names; slides without one of ours show the observatory. */
function sceneOf({ image }: Slide): SceneSubject {
  return sceneSubjects.find((subject) => image.endsWith(`/${subject}.svg`)) ?? 'observatory';
}

function Greeting() {
  const words = useHomeWords();
  const { user } = useSession();
  const greeting = useGreeting();
  return (
    <Text className={styles.greeting}>
      {greeting && `${words.greetings[greeting]}, ${user?.firstName ?? words.seeker}`}
    </Text>
  );
}

/** The hero: slides that fade over one another, the first of them in the page before any script. */
export function Hero({ slides, trustIndicators }: Home) {
  const words = useHomeWords();
  const { sample: sampleWord } = useShowcaseWords();
  const { clientCount, rating, reviewCount, sample } = trustIndicators;
  return (
    <HeroCarousel
      label={words.heroLabel}
      bar={
        <TrustBar
          clientCount={clientCount}
          rating={rating}
          reviewCount={reviewCount}
          badge={sample && <Badge tone="info">{sampleWord}</Badge>}
        />
      }
      behindHeader
    >
      {slides.map((slide, index) => (
        <CarouselSlide key={slide._id}>
          <SkyHero subject={sceneOf(slide)} seed={index + 7} height="screen">
            <Greeting />
            <Heading level={index === 0 ? 1 : 2} size="display">
              {slide.heading}
            </Heading>
            <Text size="lead">{slide.subheading}</Text>
            <ButtonLink variant="primary" href={slide.cta.url}>
              {slide.cta.label}
            </ButtonLink>
          </SkyHero>
        </CarouselSlide>
      ))}
    </HeroCarousel>
  );
}
