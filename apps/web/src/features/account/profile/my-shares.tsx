import type { Share } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { ButtonLink, Link } from '@jyoti/ui/link';
import { List, ListItem } from '@jyoti/ui/list';
import { timeOfDay, timeSpanMessages } from '@jyoti/ui/time-span';
import { useEffect } from 'react';
import { useQuery } from '../../../platform/data/use-query.ts';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { api } from '../../../platform/session/api.ts';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { dateInWords, dayOfInstant } from './profile-dates.ts';
import { ProfileList } from './profile-list.tsx';
import { useEntryDialog } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const WithdrawShareDialog = lazyDialog(
  () => import('./withdraw-share-dialog.tsx'),
  'WithdrawShareDialog',
);

type Birth = Extract<Share, { kind: 'kundli' }>['birth'];

/** The report of a link in words. Only its owner sees them: the births tell the links apart. */
function useReportText() {
  const words = useMessages(profileMessages).shares;
  const language = useLanguage();
  const born = ({ date, time, time_unknown: isUnknown, place }: Birth) =>
    [
      dateInWords(date, language),
      isUnknown ? words.timeUnknown : timeOfDay(timeSpanMessages[language], time),
      place.name,
    ].join(', ');
  return (share: Share) =>
    [
      words.kinds[share.kind],
      ...(share.kind === 'kundli' ? [share.birth] : [share.boy, share.girl]).map(born),
    ].join(' · ');
}

/** Links to reports that the visitor has shared; each can be withdrawn. */
export function MyShares() {
  const words = useMessages(profileMessages).shares;
  const language = useLanguage();
  const textOf = useReportText();
  const query = useQuery('shares', (call) => api('GET /api/users/shares', {}, call), {
    cache: 'no-store',
  });
  const { part, entry, open, dialog, done } = useEntryDialog<Share>();
  useEffect(() => preloadWhenIdle([WithdrawShareDialog]), []);

  return (
    <ProfileList
      ref={part}
      id="shares"
      query={query}
      words={words}
      blockSize="5rem"
      start={<ButtonLink href="/kundli">{words.make}</ButtonLink>}
      after={
        entry && (
          <WithdrawShareDialog
            {...dialog}
            share={entry}
            report={textOf(entry)}
            onWithdrawn={() => {
              query.replace((shares) => shares.filter(({ key }) => key !== entry.key));
              done(words.withdrawn);
            }}
          />
        )
      }
    >
      {(shares) => (
        <List variant="divided">
          {shares.map((share) => (
            <ListItem
              key={share.key}
              trailing={
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={words.withdrawOf({ report: textOf(share) })}
                  onClick={() => open(share)}
                >
                  {words.withdraw}
                </Button>
              }
            >
              <Link href={`/shared#key=${share.key}`} variant="standalone">
                {textOf(share)}
              </Link>
              <Text size="small" tone="muted">
                {words.shown[`${share.showsBirth}`]}
              </Text>
              <Text size="caption" tone="muted">
                {words.madeOn({ date: dayOfInstant(share.createdAt, language) })}
              </Text>
            </ListItem>
          ))}
        </List>
      )}
    </ProfileList>
  );
}
