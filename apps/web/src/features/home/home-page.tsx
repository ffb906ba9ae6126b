import { useLoaderData, useRevalidator } from 'react-router-dom';
import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Container, Heading, Stack } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { visuallyHidden } from '@jyoti/ui/visually-hidden';
import { Hero } from './hero.tsx';
import * as styles from './home.css.ts';
import { StarOfVisitor } from './star-of-visitor.tsx';
import { homeMessages } from '../../messages.generated/home.ts';
import { OfflinePart } from '../../platform/frame/offline-part.tsx';
import { useConnectionState } from '../../platform/offline/connection-state.ts';
import { lazySection } from '../../platform/lazy/lazy-section.tsx';
import type { loader } from './home.route.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const Clients = lazySection(() => import('./clients.tsx'), 'ClientsOfHome', [524.3, 675.5]);
const Awards = lazySection(() => import('./awards.tsx'), 'Awards', [382.6, 193]);
const ZodiacSection = lazySection(
  () => import('./zodiac-picker.tsx'),
  'ZodiacSection',
  [1142.9, 681],
);
const Astrologers = lazySection(() => import('./astrologers.tsx'), 'Astrologers', [935.9, 990.5]);
const Insights = lazySection(() => import('./insights.tsx'), 'Insights', [990.5, 1117.5]);
const Offers = lazySection(() => import('./offers.tsx'), 'Offers', [725.9, 625]);
const Questions = lazySection(() => import('./questions.tsx'), 'Questions', [1080.1, 736.5]);
const Story = lazySection(() => import('./story.tsx'), 'Story', [933, 646.3]);
const Traits = lazySection(() => import('./traits.tsx'), 'Traits', [1077.9, 842]);

/** What one can do here. */
const TOOLS = [
  ['kundli', '/kundli'],
  ['matching', '/kundli-matching'],
  ['panchang', '/panchang'],
  ['festivals', '/festivals'],
  ['horoscope', '/horoscope'],
  ['ask', '/astrologers'],
  ['puja', '/poojas'],
] as const;

/** The home page if its content failed to load: the tools still work. */
export function HomeWithoutContent() {
  const words = useMessages(homeMessages);
  const { revalidate } = useRevalidator();
  const { offline } = useConnectionState();
  if (offline) return <OfflinePart />;
  return (
    <>
      <Container className={styles.failed}>
        <Stack gap="x5" align="start">
          <Heading level={1}>{words.failedTitle}</Heading>
          <Alert
            tone="warning"
            action={<Button onClick={() => void revalidate()}>{words.tryAgain}</Button>}
          >
            {words.failed}
          </Alert>
          <ButtonLink variant="primary" href="/kundli">
            {words.failedAction}
          </ButtonLink>
        </Stack>
      </Container>
      <ZodiacSection sky={null} />
    </>
  );
}

/**
 * The home page: eleven parts in the specification's order, the last of which, the theme picker, is
 * in the frame.
 */
export function HomePage() {
  const words = useMessages(homeMessages);
  const { slides, trustIndicators, sky } = useLoaderData<typeof loader>();
  return (
    <>
      {slides.length > 0 ? (
        <div className={styles.firstScreen}>
          <Hero slides={slides} trustIndicators={trustIndicators} sky={sky} />
          <nav aria-label={words.toolsLabel} className={styles.tools}>
            {TOOLS.map(([tool, href]) => (
              <Link key={tool} href={href} variant="standalone">
                {words.tools[tool]}
              </Link>
            ))}
          </nav>
        </div>
      ) : (
        <h1 className={visuallyHidden}>{words.title}</h1>
      )}
      <StarOfVisitor />
      <Clients />
      <Awards />
      <ZodiacSection sky={sky} />
      <Astrologers />
      <Traits />
      <Insights sky={sky} />
      <Offers at={sky?.at ?? null} />
      <Questions />
      <Story />
    </>
  );
}
