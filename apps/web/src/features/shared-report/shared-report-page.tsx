import { ApiFailure } from '@jyoti/contract';
import { Cluster, Heading, Stack, Text } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Section } from '@jyoti/ui/section';
import { useLocation } from 'react-router-dom';
import { QueryView } from '../../platform/data/query-view.tsx';
import { useQuery } from '../../platform/data/use-query.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { useIsHydrated } from '../../platform/lazy/use-is-hydrated.ts';
import { TraditionNote } from '../documents/tradition-note.tsx';
import { api } from '../../platform/session/api.ts';
import { sharedReportMessages } from '../../messages.generated/shared-report.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const SharedKundli = lazyPart(() => import('./shared-kundli.tsx'), 'SharedKundli');
const SharedMatching = lazyPart(() => import('./shared-matching.tsx'), 'SharedMatching');

/** The key of the link, in the fragment, which browsers send to no server; links made before have it in the query. */
function useKeyInUrl(): string {
  const { hash, search } = useLocation();
  return (
    new URLSearchParams(hash.slice(1)).get('key') ?? new URLSearchParams(search).get('key') ?? ''
  );
}

/** The report of a shared link: everyone with the link may open it. */
export function SharedReportPage() {
  const words = useMessages(sharedReportMessages);
  const key = useKeyInUrl();
  const isHydrated = useIsHydrated();
  const query = useQuery(
    key === '' ? null : `shared ${key}`,
    (call) => api('GET /api/shared/:key', { path: { key } }, call),
    // The link may have been withdrawn since.
    { cache: 'no-store' },
  );
  const { failure } = query;
  const isIncomplete = isHydrated && key === '';
  const isGone = isIncomplete || (failure instanceof ApiFailure && failure.status === 404);
  return (
    <Section variant="band" as="div" first>
      {isGone ? (
        <Stack>
          <Heading level={1}>{words.gone}</Heading>
          <Text>{words.goneText}</Text>
          <Cluster>
            <ButtonLink href="/kundli">{words.makeOwn.kundli}</ButtonLink>
          </Cluster>
        </Stack>
      ) : (
        <Stack gap="x6">
          {query.data === null && <Heading level={1}>{words.title}</Heading>}
          <QueryView query={query} words={words} blockSize="30rem">
            {(report) =>
              report.kind === 'kundli' ? (
                <SharedKundli report={report} />
              ) : (
                <SharedMatching report={report} />
              )
            }
          </QueryView>
          <TraditionNote />
        </Stack>
      )}
    </Section>
  );
}
