import { useLoaderData } from 'react-router-dom';
import type { InfoPage } from '@jyoti/contract';
import { Badge } from '@jyoti/ui/badge';
import { Breadcrumbs } from '@jyoti/ui/breadcrumbs';
import { Cluster, Divider, Grid, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { SkyHero } from '@jyoti/ui/recipes/sky-hero';
import { Prose, ProseSections } from '@jyoti/ui/prose';
import { Section } from '@jyoti/ui/section';
import { DescriptionList } from '@jyoti/ui/description-list';
import { ListItem } from '@jyoti/ui/list';
import { useState } from 'react';
import { Press } from '../press.tsx';
import { SampleBadge } from '../sample-badge.tsx';
import { ValueIcon } from '../value-icon.tsx';
import { headlineFigures } from './headline-figures.ts';
import { aboutMessages } from '../../../messages.generated/about.ts';
import { lazySection } from '../../../platform/lazy/lazy-section.tsx';
import { proseOf } from '../prose-of.ts';
import type { loader } from './about.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { readingMessages } from '../../../messages.generated/reading.ts';

/** Where the kit's Storybook is published (.github/workflows/ci.yml, job `pages`). */
const STORYBOOK = 'https://jyoti-design.github.io/jyoti/';

const Story = lazySection(() => import('./story.tsx'), 'Story', [1133.5, 582]);
const People = lazySection(() => import('./people.tsx'), 'People', [944.3, 559.2]);
const Clients = lazySection(() => import('../clients.tsx'), 'Clients', [584.3, 675.5]);
const GetInTouch = lazySection(() => import('./get-in-touch.tsx'), 'GetInTouch', [1032.3, 832]);

type AboutPageContent = InfoPage<'about'>;

/** Link to the contact form with the topic "consultation". */
const CHAT = '/contact?topic=consultation';

function Hero({ page }: { page: AboutPageContent }) {
  const { home } = useMessages(readingMessages);
  return (
    <SkyHero subject="arches" seed={12}>
      <Breadcrumbs items={[{ label: home, href: '/' }]} current={page.title} />
      <Heading level={1} size="display">
        {page.title}
      </Heading>
      <Divider length="short" />
      <Text size="lead">{page.description}</Text>
    </SkyHero>
  );
}

function Mission({ mission }: Pick<AboutPageContent, 'mission'>) {
  return (
    <Section variant="band" headingId="mission" title={mission.title}>
      <Stack gap="x6">
        <Text size="lead">{mission.description}</Text>
        <Grid as="ul" columns={{ base: 1, tablet: 2, desktop: 4 }}>
          {mission.values.map(({ icon, title, description }) => (
            <ListItem key={title} align="start" leading={<ValueIcon icon={icon} />}>
              <Heading level={3} size="h4">
                {title}
              </Heading>
              <Text tone="muted">{description}</Text>
            </ListItem>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function Why({ page }: { page: AboutPageContent }) {
  const { trust } = useLoaderData<typeof loader>();
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Section
      variant="band"
      surface="surface"
      headingId="why"
      title={page.why.title}
      badge={page.why.sample === true && <SampleBadge />}
    >
      <Stack gap="x7">
        <DescriptionList layout="stats" items={headlineFigures(page, trust, year)} />
        <Grid columns={{ base: 1, desktop: 2 }} gap="x7">
          {proseOf(page.sections).map((section) => (
            <Prose key={section.id}>
              <ProseSections sections={[section]} headingLevel={3} />
            </Prose>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}

function Media({ media, sample }: { media: AboutPageContent['media']; sample: boolean }) {
  const words = useMessages(aboutMessages);
  const { sample: sampleWord } = useMessages(readingMessages);
  if (media.length === 0) return null;
  return (
    <Section variant="band" surface="surface" aria-labelledby="media">
      <Stack gap="x4">
        <Cluster>
          <Heading level={2} size="h3" id="media">
            {words.media}
          </Heading>
          {sample && <Badge>{sampleWord}</Badge>}
        </Cluster>
        <Press items={media.map(({ name, logo }) => ({ name, logo }))} />
      </Stack>
    </Section>
  );
}

function Begin() {
  const words = useMessages(aboutMessages);
  return (
    <Section variant="band" aria-labelledby="begin" data-print="hide">
      <Stack gap="x5">
        <Cluster justify="between" gap="x5">
          <Stack gap="x2">
            <Heading level={2} id="begin">
              {words.begin.title}
            </Heading>
            <Text tone="muted">{words.begin.text}</Text>
          </Stack>
          <Cluster>
            <ButtonLink variant="primary" href="/kundli">
              {words.kundli}
            </ButtonLink>
            <ButtonLink href={CHAT}>{words.chat}</ButtonLink>
          </Cluster>
        </Cluster>
        <Text size="small" tone="muted">
          <Link href={STORYBOOK}>{words.developers}</Link>
        </Text>
      </Stack>
    </Section>
  );
}

/** The about page: story, values, people, figures and contact. */
export function AboutPage() {
  const { page, testimonials } = useLoaderData<typeof loader>();
  const sample = page.sample === true;
  return (
    <>
      <Hero page={page} />
      <Story story={page.story} sample={sample} />
      <Mission mission={page.mission} />
      <Why page={page} />
      <People team={page.team} sample={sample} />
      <Clients testimonials={testimonials} />
      <Media media={page.media} sample={sample} />
      {page.contact && <GetInTouch contact={page.contact} />}
      <Begin />
    </>
  );
}
