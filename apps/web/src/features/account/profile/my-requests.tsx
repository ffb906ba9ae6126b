import type { ConsultationRequest } from '@jyoti/contract';
import { List } from '@jyoti/ui/list';
import { ButtonLink } from '@jyoti/ui/link';
import { useEffect } from 'react';
import { api } from '../../../platform/session/api.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { ProfileList } from './profile-list.tsx';
import { RequestCard } from './request-card.tsx';
import { useEntryDialog } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';

const WithdrawDialog = lazyDialog(() => import('./withdraw-dialog.tsx'), 'WithdrawDialog');

/** The visitor's requests to astrologers. */
export function MyRequests() {
  const words = useMessages(profileMessages).requests;
  const query = useQuery('consultations', (call) => api('GET /api/consultations', {}, call));
  const { part, entry, open, dialog, done } = useEntryDialog<ConsultationRequest>();
  useEffect(() => preloadWhenIdle([WithdrawDialog]), []);
  const request = entry && (query.data?.find(({ ticket }) => ticket === entry.ticket) ?? entry);

  return (
    <ProfileList
      ref={part}
      id="requests"
      query={query}
      words={words}
      blockSize="9rem"
      start={<ButtonLink href="/astrologers">{words.browse}</ButtonLink>}
      after={
        request && (
          <WithdrawDialog
            {...dialog}
            request={request}
            refresh={async () => query.replace(await api('GET /api/consultations'))}
            onWithdrawn={(changed) => {
              query.replace((all) =>
                all.map((one) => (one.ticket === changed.ticket ? changed : one)),
              );
              done(words.withdrawn({ ticket: changed.ticket }));
            }}
          />
        )
      }
    >
      {(requests) => (
        <List gap="x4">
          {requests.map((one) => (
            <RequestCard key={one.ticket} request={one} onWithdraw={() => open(one)} />
          ))}
        </List>
      )}
    </ProfileList>
  );
}
