import { Alert } from '@jyoti/ui/alert';
import { Button } from '@jyoti/ui/button';
import { Container, Heading, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { visuallyHidden } from '@jyoti/ui/visually-hidden';
import { homeCall, skyTodayCall } from '../../app/public-calls.ts';
import { usePublic } from '../../app/public-data.tsx';
import { whenNear } from '../../parts/when-near.tsx';
import { Hero } from './hero.tsx';
import * as styles from './home.css.ts';
import { useHomeWords } from './words.ts';

const Clients = whenNear(
  () => import('../../showcase/clients.tsx'),
  (module) => module.Clients,
);
const Awards = whenNear(
  () => import('./awards.tsx'),
  (module) => module.Awards,
);
const ZodiacPicker = whenNear(
  () => import('./zodiac-picker.tsx'),
  (module) => module.ZodiacPicker,
);
const Astrologers = whenNear(
  () => import('./astrologers.tsx'),
  (module) => module.Astrologers,
);
const Insights = whenNear(
  () => import('./insights.tsx'),
  (module) => module.Insights,
);
const Offers = whenNear(
  () => import('./offers.tsx'),
  (module) => module.Offers,
);
const Questions = whenNear(
  () => import('./questions.tsx'),
  (module) => module.Questions,
);
const Story = whenNear(
  () => import('./story.tsx'),
  (module) => module.Story,
);
const Traits = whenNear(
  () => import('./traits.tsx'),
  (module) => module.Traits,
);

/** What stands where the content did not come: the page is one all the same, and can be asked for again. */
function WithoutContent({ onRetry }: { onRetry: () => void }) {
  const words = useHomeWords();
  return (
    <Container className={styles.failed}>
      <Stack gap="x5" align="start">
        <Heading level={1}>{words.failedTitle}</Heading>
        <Alert tone="warning" action={<Button onClick={onRetry}>{words.tryAgain}</Button>}>
          {words.failed}
        </Alert>
        <ButtonLink variant="primary" href="/kundli">
          {words.failedAction}
        </ButtonLink>
      </Stack>
    </Container>
  );
}

/** The home page: eleven parts in the specification's order, the last of them, the theme picker, in the frame. */
export function HomePage() {
  const words = useHomeWords();
  const home = usePublic(homeCall);
  const { data: sky } = usePublic(skyTodayCall);
  const { data } = home;

  if (data === null) {
    return (
      <>
        {home.failed ? (
          <WithoutContent onRetry={home.retry} />
        ) : (
          <div className={styles.heroWaiting} />
        )}
        <ZodiacPicker sky={sky} />
      </>
    );
  }
  return (
    <>
      {data.slides.length > 0 ? (
        <Hero {...data} />
      ) : (
        <h1 className={visuallyHidden}>{words.title}</h1>
      )}
      <Clients testimonials={data.testimonials} />
      <Awards awards={data.awards} />
      <ZodiacPicker sky={sky} />
      <Astrologers astrologers={data.astrologers} />
      <Traits signs={data.zodiac} />
      <Insights articles={data.articles} videos={data.videos} sky={sky} />
      <Offers promotions={data.promotions} at={sky?.at ?? null} />
      <Questions faqs={data.faqs} />
      {data.about && <Story about={data.about} />}
    </>
  );
}
