import { birthFromSearch, birthSearchOf, reportSearchOf } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { EmptyState } from '@jyoti/ui/empty-state';
import { Cluster, Stack } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Section } from '@jyoti/ui/section';
import { PageHeader } from '@jyoti/ui/page-header';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FailureAlert } from '../../platform/data/failure-alert.tsx';
import type { ReportData } from '../kundli/document-of.ts';
import type { ReportKey } from '../kundli/kundli-cache.ts';
import { useKundli } from '../kundli/tabs/use-kundli.ts';
import { lazyDialog, lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { workspaceMessages } from '../../messages.generated/workspace.ts';
import { urlWith, birthsOf, panesOfUrl, reportUrl } from './workspace-url.ts';
import { anyPart, steadyParts } from './part-of-pane.ts';
import * as styles from './workspace.css.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

const BirthDialog = lazyDialog(() => import('./birth-dialog.tsx'), 'BirthDialog');
const Workspace = lazyPart(() => import('./workspace.tsx'), 'Workspace', <PanesComing />);

/** Charts and tables of a birth side by side, for astrologers. */
export function WorkspacePage() {
  const [search] = useSearchParams();
  const report = useMemo(() => reportSearchOf(search), [search]);
  if (report === null) return <NoBirth />;
  if (birthFromSearch(report).time_unknown) return <NoTime report={report} />;
  return <OpenWorkspace report={report} />;
}

function Titled({ children }: { children: ReactNode }) {
  const { title, description } = useMessages(workspaceMessages);
  return (
    <Section variant="band" first>
      <Stack gap="x6">
        <PageHeader title={title} description={description} />
        {children}
      </Stack>
    </Section>
  );
}

/** Before a birth is chosen. */
function NoBirth() {
  const { empty } = useMessages(workspaceMessages);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asks, setAsks] = useState(false);
  return (
    <Titled>
      <EmptyState
        title={empty.title}
        action={
          <Button variant="primary" onClick={() => setAsks(true)}>
            {empty.action}
          </Button>
        }
      >
        {empty.text}
      </EmptyState>
      {asks && (
        <BirthDialog
          whose="first"
          search={search}
          onClose={() => setAsks(false)}
          onChoose={(birth) => {
            setAsks(false);
            const next = urlWith(search, birth, birthsOf(search).second);
            void navigate({ search: String(next) });
          }}
        />
      )}
    </Titled>
  );
}

/** A birth whose time is not known: most of what astrologers compare needs it. */
function NoTime({ report }: { report: URLSearchParams }) {
  const { unknownTime, report: openReport } = useMessages(workspaceMessages);
  return (
    <Titled>
      <EmptyState
        title={unknownTime.title}
        action={
          <Cluster justify="center">
            <ButtonLink href={`/kundli?${report}`} variant="primary">
              {unknownTime.action}
            </ButtonLink>
            <ButtonLink href={reportUrl(report)}>{openReport}</ButtonLink>
          </Cluster>
        }
      >
        {unknownTime.text}
      </EmptyState>
    </Titled>
  );
}

function PanesComing() {
  const { loading } = useMessages(workspaceMessages);
  return (
    <Skeleton label={loading}>
      <Stack>
        <SkeletonBlock blockSize="6rem" />
        <div className={styles.panes}>
          {['first', 'second', 'third'].map((pane) => (
            <SkeletonBlock key={pane} blockSize="30rem" />
          ))}
        </div>
      </Stack>
    </Skeleton>
  );
}

/**
 * What the first request asks for: the panes of the URL, so that they paint after one round trip. Panes that are added later
 * load their own.
 */
function useFirstKeys(search: URLSearchParams, report: string): readonly ReportKey[] {
  const ask = () => {
    const parts = [...new Set(steadyParts(panesOfUrl(search), 'first'))];
    const keys: readonly ReportKey[] = parts.length > 0 ? parts : [anyPart];
    return { report, keys };
  };
  const [first, setFirst] = useState(ask);
  if (first.report !== report) setFirst(ask());
  return first.keys;
}

/** Whose birth a report is of, whatever its time. */
function personOf(report: URLSearchParams): string {
  const birth = new URLSearchParams(birthSearchOf(report) ?? '');
  for (const key of ['date', 'time', 'fold']) birth.delete(key);
  return String(birth);
}

/** The last report of the same person, so that another setting or time of birth keeps something to read. */
function useLast(kundli: ReportData | null, report: URLSearchParams) {
  const [last, setLast] = useState<{ kundli: ReportData; report: URLSearchParams }>();
  if (kundli && String(last?.report) !== String(report)) setLast({ kundli, report });
  return last && personOf(last.report) === personOf(report) ? last : undefined;
}

/** The workspace once the first chart is there. */
function OpenWorkspace({ report }: { report: URLSearchParams }) {
  const words = useMessages(workspaceMessages);
  const [search] = useSearchParams();
  const { kundli, failure, retry } = useKundli(report, useFirstKeys(search, String(report)));
  const [now] = useState(() => new Date().toISOString());
  const shown = useLast(kundli, report);
  const alert = failure !== null && (
    <FailureAlert title={words.failed} failure={failure} onRetry={retry} />
  );
  if (alert && !shown) {
    return (
      <Titled>
        {alert}
        <Cluster>
          <ButtonLink href={`/kundli?${report}`}>{words.edit}</ButtonLink>
        </Cluster>
      </Titled>
    );
  }
  return (
    <Section variant="band" first width="bleed">
      <div className={styles.page}>
        {shown ? (
          <>
            {alert}
            <Workspace
              kundli={shown.kundli}
              report={shown.report}
              working={kundli === null && failure === null}
              now={now}
            />
          </>
        ) : (
          <>
            <PageHeader title={words.title} />
            <PanesComing />
          </>
        )}
      </div>
    </Section>
  );
}
