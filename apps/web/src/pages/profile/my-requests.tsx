import type { ConsultationRequest } from '@jyoti/contract';
import { EmptyState } from '@jyoti/ui/empty-state';
import { PlainList } from '@jyoti/ui/layout';
import { ButtonLink } from '@jyoti/ui/link';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useToast } from '@jyoti/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { api } from '../../session/api.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { ProfilePart } from './profile-part.tsx';
import { RequestCard } from './request-card.tsx';
import { useProfileWords } from './words.ts';
import { lazyDialog, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const WithdrawDialog = lazyDialog(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog');

/** What the visitor has asked astrologers for. */
export function MyRequests() {
  const words = useProfileWords().requests;
  const { show } = useToast();
  const { data: requests, failure, retry, replace } = useAnswer('consultations', api.consultations);
  const [asked, setAsked] = useState<ConsultationRequest | null>(null);
  const part = useRef<HTMLElement>(null);
  const returnFocus = useRef<HTMLElement>(null);
  useEffect(() => preloadWhenIdle([WithdrawDialog]), []);
  const request = asked && (requests?.find(({ ticket }) => ticket === asked.ticket) ?? asked);

  const withdrawn = (changed: ConsultationRequest) => {
    replace((requests ?? []).map((one) => (one.ticket === changed.ticket ? changed : one)));
    // The button that had the focus has gone with the change.
    returnFocus.current = part.current;
    setAsked(null);
    show({ text: words.withdrawn(changed.ticket) });
  };

  return (
    <ProfilePart ref={part} id="requests" title={words.title}>
      {failure !== null ? (
        <LoadFailure title={words.failed} failure={failure} onRetry={retry} />
      ) : requests === null ? (
        <Skeleton label={words.loading}>
          <SkeletonBlock blockSize="9rem" />
        </Skeleton>
      ) : requests.length === 0 ? (
        <EmptyState
          layout="row"
          title={words.empty}
          action={<ButtonLink href="/astrologers">{words.browse}</ButtonLink>}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <PlainList gap="x4">
          {requests.map((one) => (
            <RequestCard
              key={one.ticket}
              request={one}
              onWithdraw={() => {
                returnFocus.current = null;
                setAsked(one);
              }}
            />
          ))}
        </PlainList>
      )}
      {request && (
        <WithdrawDialog
          request={request}
          refresh={async () => replace(await api.consultations())}
          onWithdrawn={withdrawn}
          onClose={() => setAsked(null)}
          returnFocus={returnFocus}
        />
      )}
    </ProfilePart>
  );
}
