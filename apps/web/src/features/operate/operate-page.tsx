import { ApiFailure, type OperatorOverview } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Container, Stack } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { Spinner } from '@jyoti/ui/spinner';
import { Tab, TabList, TabPanel, Tabs } from '@jyoti/ui/tabs';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import { NothingHere } from '../../platform/frame/nothing-here.tsx';
import { waiting } from '../../platform/frame/frame.css.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useQuery } from '../../platform/data/use-query.ts';
import { operatorTabs, tabOf, type OperatorTab } from './operate-url.ts';
import { api } from '../../platform/session/api.ts';
import * as styles from './operate.css.ts';
import { operateMessages } from '../../messages.generated/operate.ts';
import { lazyPart, preloadWhenIdle, type LazyPart } from '../../platform/lazy/lazy-part.tsx';
import { useMessages } from '../../platform/words/use-messages.ts';
import { frameMessages } from '../../messages.generated/frame.ts';

/** The content of each tab, in a separate module. */
const panels: Readonly<Record<OperatorTab, LazyPart<{ onChanged: () => void }>>> = {
  bookings: lazyPart(() => import('./bookings-tab.tsx'), 'BookingsTab'),
  sheet: lazyPart(() => import('./day-sheet-tab.tsx'), 'DaySheetTab'),
  messages: lazyPart(() => import('./messages-tab.tsx'), 'MessagesTab'),
  requests: lazyPart(() => import('./requests-tab.tsx'), 'RequestsTab'),
  newsletter: lazyPart(() => import('./newsletter-tab.tsx'), 'NewsletterTab'),
  content: lazyPart(() => import('./content-tab.tsx'), 'ContentTab'),
  audit: lazyPart(() => import('./audit-tab.tsx'), 'AuditTab'),
};

const SecondFactorSetUp = lazyPart(() => import('./second-factor.tsx'), 'SecondFactorSetUp');
const SecondFactorLogin = lazyPart(() => import('./second-factor.tsx'), 'SecondFactorLogin');

/** The operators' pages. Everybody else sees "not found". */
export function OperatePage() {
  const words = useMessages(operateMessages);
  const { session } = useMessages(frameMessages);
  const { initialised, loading, user, unreachable, check } = useSession();

  if (user) return <Gate key={user.id} />;
  if (!initialised || loading) return <Waiting />;
  if (!unreachable) return <NothingHere />;
  return (
    <Section variant="band">
      <FailureAlert title={words.failed} onRetry={() => void check()}>
        {session.unreachable}
      </FailureAlert>
    </Section>
  );
}

function Waiting() {
  const words = useMessages(operateMessages);
  return (
    <Container className={waiting}>
      <Spinner label={words.loading} />
    </Container>
  );
}

/** Requests from the server whether the visitor is an operator. */
function Gate() {
  const words = useMessages(operateMessages);
  const { data, failure, retry } = useQuery('operate overview', (call) =>
    api('GET /api/operator', {}, call),
  );

  if (failure instanceof ApiFailure && failure.status === 404) return <NothingHere />;
  if (failure instanceof ApiFailure && failure.code === 'second_factor_unset') {
    return <SecondFactorSetUp onOpen={retry} />;
  }
  if (failure instanceof ApiFailure && failure.code === 'second_factor_needed') {
    return <SecondFactorLogin onOpen={retry} />;
  }
  if (failure !== null) {
    return (
      <Section variant="band">
        <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
      </Section>
    );
  }
  if (data === null) return <Waiting />;
  return <OperatorDashboard overview={data} onChanged={retry} />;
}

function OperatorDashboard({
  overview,
  onChanged,
}: {
  overview: OperatorOverview;
  onChanged: () => void;
}) {
  const words = useMessages(operateMessages);
  const [search, setSearch] = useSearchParams();
  const tab = tabOf(search);
  const counts: Partial<Record<OperatorTab, number>> = {
    bookings: overview.requestedBookings,
    messages: overview.openMessages,
    requests: overview.openRequests,
  };
  const Panel = panels[tab];
  useEffect(() => preloadWhenIdle(Object.values(panels)), []);

  return (
    <Section variant="band">
      <Stack gap="x6">
        <div className={styles.screenOnly}>
          <PageHeader title={words.title} description={words.lead} />
        </div>
        {overview.bookingsGone > 0 && (
          <Alert tone="warning">{words.bookingsGone({ count: overview.bookingsGone })}</Alert>
        )}
        <Tabs
          label={words.tabsLabel}
          value={tab}
          onValueChange={(chosen) => setSearch({ tab: chosen }, { preventScrollReset: true })}
          activation="manual"
        >
          <TabList className={styles.screenOnly}>
            {operatorTabs.map((key) => (
              <Tab key={key} value={key} onPointerEnter={() => void panels[key].preload()}>
                {counts[key]
                  ? words.waiting({ tab: words.tabs[key], count: counts[key] })
                  : words.tabs[key]}
              </Tab>
            ))}
          </TabList>
          {operatorTabs.map((key) => (
            <TabPanel key={key} value={key}>
              {key === tab && <Panel onChanged={onChanged} />}
            </TabPanel>
          ))}
        </Tabs>
      </Stack>
    </Section>
  );
}
