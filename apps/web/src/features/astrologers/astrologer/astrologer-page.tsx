import type { AstrologerPage as Astrologer } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Avatar } from '@jyoti/ui/avatar';
import { Badge, StatusBadge } from '@jyoti/ui/badge';
import { Cluster, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { Section } from '@jyoti/ui/section';
import { DescriptionList } from '@jyoti/ui/description-list';
import { PageHeader } from '@jyoti/ui/page-header';
import { Price } from '@jyoti/ui/price';
import { Prose } from '@jyoti/ui/prose';
import { Rating } from '@jyoti/ui/rating';
import { useEffect, useRef } from 'react';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { SiteBreadcrumbs } from '../../content/reading-page.tsx';
import { personOf } from '../person-of.ts';
import { astrologerMessages } from '../../../messages.generated/astrologer.ts';
import { lazySection } from '../../../platform/lazy/lazy-section.tsx';
import type { loader } from './astrologer.route.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** Lazy, because the form has more code than the rest of the page. */
const ConsultationForm = lazySection(() => import('./consultation-form.tsx'), 'ConsultationForm');

/** Name, specialities, hours and prices. */
function Head({ astrologer }: { astrologer: Astrologer }) {
  const words = useMessages(astrologerMessages);
  const { facts } = words;
  const { name, availability } = astrologer;
  const { status, price, rating } = personOf(astrologer);
  return (
    <Stack gap="x5">
      <SiteBreadcrumbs current={name} parent={{ label: words.astrologers, href: '/astrologers' }} />
      <Sidebar
        side="start"
        from="tablet"
        inlineSize="7rem"
        gap="x5"
        aside={<Avatar name={name} src={astrologer.image} shape="arch" size="large" decorative />}
      >
        <Stack>
          <PageHeader title={name} description={astrologer.bio} />
          <Cluster as="ul" gap="x2">
            <li>
              <StatusBadge status={status} />
            </li>
            {[...astrologer.specializations, ...astrologer.badges].map((badge) => (
              <li key={badge}>
                <Badge>{badge}</Badge>
              </li>
            ))}
          </Cluster>
          <DescriptionList
            columns={2}
            items={[
              { label: facts.experience, value: words.years({ count: astrologer.experience }) },
              { label: facts.languages, value: astrologer.languages.join(', ') },
              {
                label: facts.rating,
                value: <Rating {...rating} variant="figure" />,
              },
              {
                label: facts.price,
                value: <Price {...price} />,
              },
              { label: facts.nextSlot, value: availability.nextSlot },
              { label: facts.waitTime, value: availability.waitTime },
            ]}
          />
        </Stack>
      </Sidebar>
    </Stack>
  );
}

function Lines({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title} gap="x3">
      <Prose>
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}

/** What the link from a card preselects: `?ask=call` or `?ask=chat`. */
function requestedKind(search: URLSearchParams): 'call' | 'chat' | null {
  const param = search.get('ask');
  return param === 'call' || param === 'chat' ? param : null;
}

function Profile({ astrologer }: { astrologer: Astrologer }) {
  const words = useMessages(astrologerMessages);
  const { name, profile, status } = astrologer;
  const form = useRef<HTMLElement>(null);
  const [search] = useSearchParams();
  const requested = requestedKind(search);
  useEffect(() => {
    if (requested === null) return;
    form.current?.focus({ preventScroll: true });
    form.current?.scrollIntoView();
  }, [requested]);
  const away = status === 'Busy' || status === 'Offline' ? words.ask.away[status]({ name }) : null;
  return (
    <Section variant="band" as="article" first>
      <Stack gap="x7">
        <Head astrologer={astrologer} />
        <Sidebar
          inlineSize="25rem"
          aside={
            <Section
              variant="card"
              id="ask"
              ref={form}
              tabIndex={-1}
              title={words.ask.titles[requested ?? 'either']}
              description={
                <>
                  {words.ask.intro} <Link href="/refund-policy">{words.ask.terms}</Link>
                </>
              }
            >
              {away && (
                <Alert tone="info" announce="off">
                  {away}
                </Alert>
              )}
              <ConsultationForm astrologer={astrologer} />
            </Section>
          }
        >
          <Stack gap="x6" measure>
            <Section title={words.about({ name })} gap="x3">
              {profile.about.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
            </Section>
            <Section title={words.approach} gap="x3">
              <Text face="heading" size="h4">
                {profile.approach}
              </Text>
            </Section>
            <Lines title={words.questions} items={profile.questions} />
            <Lines title={words.training} items={profile.training} />
          </Stack>
        </Sidebar>
      </Stack>
    </Section>
  );
}

/**
 * One astrologer, with a form to request a consultation or a chat. `?ask=chat` selects the chat.
 */
export function AstrologerPage() {
  const astrologer = useLoaderData<typeof loader>();
  return <Profile key={astrologer.id} astrologer={astrologer} />;
}
