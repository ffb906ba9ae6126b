import type { Home, SkyToday, Slide } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Carousel, CarouselSlide } from '@jyoti/ui/carousel';
import { Heading, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { SkyHero } from '@jyoti/ui/recipes/sky-hero';
import {
  sceneSubjects,
  SkyCaption,
  SkyScene,
  type SceneSubject,
  type SkySceneProps,
} from '@jyoti/ui/sky-scene';
import { useIsHydrated } from '../../platform/lazy/use-is-hydrated.ts';
import { useSession } from '../../platform/session/session.tsx';
import * as styles from './home.css.ts';
import { TrustBar } from './trust-bar.tsx';
import { HeroSky, ringGrahasOf } from './hero-sky.tsx';
import { useGreeting } from './use-greeting.ts';
import { useSkyOfPlace } from './use-sky-of-place.ts';
import { homeMessages } from '../../messages.generated/home.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { showcaseMessages } from '../../messages.generated/showcase.ts';

/** The drawing that a slide's image names; slides without a known one show the sky. */
function sceneOf({ image }: Slide): SceneSubject {
  return sceneSubjects.find((subject) => image.endsWith(`/${subject}.svg`)) ?? 'observatory';
}

function Greeting() {
  const words = useMessages(homeMessages);
  const { user } = useSession();
  const greeting = useGreeting();
  return (
    <Text className={styles.greeting}>
      {greeting && words.greetings[greeting]({ name: user?.firstName ?? words.seeker })}
    </Text>
  );
}

/** The drawing of a slide that is not in view at first: its code contains it, so that the HTML need not. */
function LaterScene(props: Pick<SkySceneProps, 'subject' | 'seed'>) {
  return useIsHydrated() && <SkyScene {...props} />;
}

/** The hero: slides that cross-fade; the first is server-rendered. */
export function Hero({
  slides,
  trustIndicators,
  sky,
}: Pick<Home, 'slides' | 'trustIndicators'> & { sky: SkyToday | null }) {
  const words = useMessages(homeMessages);
  const { sample: sampleWord } = useMessages(showcaseMessages);
  const { clientCount, rating, reviewCount, sample } = trustIndicators;
  const over = useSkyOfPlace(sky);
  return (
    <Carousel
      variant="hero"
      label={words.heroLabel}
      bar={
        <TrustBar
          clientCount={clientCount}
          rating={rating}
          reviewCount={reviewCount}
          badge={sample && <Badge>{sampleWord}</Badge>}
        />
      }
      behindHeader
    >
      {slides.map((slide, index) => {
        const subject = sceneOf(slide);
        const drawing =
          subject === 'observatory'
            ? {
                scene: <HeroSky sky={over?.sky ?? null} seed={index + 7} />,
                caption: over && (
                  <SkyCaption
                    at={over.sky.at}
                    timeZone={over.place.timezone}
                    place={over.place.name.split(',')[0] ?? over.place.name}
                    ascendant={over.sky.over.ascendant}
                    grahas={ringGrahasOf(over.sky)}
                    className={styles.skyCaption}
                  />
                ),
              }
            : { scene: <LaterScene subject={subject} seed={index + 7} /> };
        return (
          <CarouselSlide key={slide._id}>
            <SkyHero {...drawing} seed={index + 7} height="screen">
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
        );
      })}
    </Carousel>
  );
}
