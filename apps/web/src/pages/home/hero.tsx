import type { Home, Slide } from '@jyoti/contract';
import { CarouselSlide, HeroCarousel } from '@jyoti/ui/carousels';
import { Container, Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { sceneSubjects, SkyScene, type SceneSubject } from '@jyoti/ui/sky-scene';
import { useSession } from '../../app/session.tsx';
import { useHomeWords } from './words.ts';
import * as styles from './home.css.ts';
import { TrustBar } from './trust-bar.tsx';
import { useGreeting } from './use-greeting.ts';

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
  return (
    <HeroCarousel
      label={words.heroLabel}
      bar={<TrustBar trust={trustIndicators} />}
      className={styles.hero}
    >
      {slides.map((slide, index) => (
        <CarouselSlide key={slide._id}>
          <div className={styles.slide}>
            <SkyScene subject={sceneOf(slide)} seed={index + 7} />
            <Container>
              <div className={styles.slideWords}>
                <Greeting />
                <Heading level={index === 0 ? 1 : 2} size="display">
                  {slide.heading}
                </Heading>
                <Text size="lead">{slide.subheading}</Text>
                <ButtonLink variant="primary" href={slide.cta.url}>
                  {slide.cta.label}
                </ButtonLink>
              </div>
            </Container>
          </div>
        </CarouselSlide>
      ))}
    </HeroCarousel>
  );
}
