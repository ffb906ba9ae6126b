import { ApiFailure } from '@jyoti/contract';
import { Heading, Stack } from '@jyoti/ui/layout';
import { Spinner } from '@jyoti/ui/spinner';
import { Section } from '@jyoti/ui/section';
import { useParams } from 'react-router-dom';
import { api } from '../../../platform/session/api.ts';
import { coming, waiting } from '../../../platform/frame/frame.css.ts';
import { FailureAlert } from '../../../platform/data/failure-alert.tsx';
import { useQuery } from '../../../platform/data/use-query.ts';
import { BackToAll } from './back-to-all.tsx';
import { PoojaDetail } from './pooja-detail.tsx';
import { poojaMessages } from '../../../messages.generated/pooja.ts';
import { NavigateInBrowser } from '../../../platform/frame/navigate-in-browser.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * Why the list is shown. One shared object, because a new one in each render would navigate again.
 */
const noCeremony = { noCeremony: true };

/** The page of one ceremony. An invalid, unknown or withdrawn id redirects to the list. */
export function PoojaPage() {
  const { id = '' } = useParams();
  if (!/^[1-9]\d{0,8}$/.test(id))
    return <NavigateInBrowser to="/poojas" state={noCeremony} replace />;
  // Another ceremony starts with fresh state: package, dialog, data.
  return <Ceremony key={id} id={Number(id)} />;
}

function Ceremony({ id }: { id: number }) {
  const words = useMessages(poojaMessages);
  const {
    data: pooja,
    failure,
    retry,
    replace,
  } = useQuery(`pooja ${id}`, (call) => api('GET /api/poojas/:id', { path: { id } }, call));

  if (pooja !== null) return <PoojaDetail pooja={pooja} onRenewed={replace} />;
  if (failure instanceof ApiFailure && failure.status === 404) {
    return <NavigateInBrowser to="/poojas" state={noCeremony} replace />;
  }
  return (
    <Section variant="band" as="div" className={failure === null ? coming : waiting}>
      <Stack gap="x5">
        <BackToAll />
        <Heading level={1}>{words.title}</Heading>
        {failure === null ? (
          <Spinner label={words.loading} />
        ) : (
          <FailureAlert title={words.failed} onRetry={retry}>
            {words.failedText}
          </FailureAlert>
        )}
      </Stack>
    </Section>
  );
}
