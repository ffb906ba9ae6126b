import type { Login } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { Row, RowList } from '@jyoti/ui/row-list';
import { Skeleton, SkeletonBlock } from '@jyoti/ui/skeleton';
import { useToast } from '@jyoti/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { LoadFailure } from '../../layout/load-failure.tsx';
import { api } from '../../session/api.ts';
import { useAnswer } from '../../data/use-answer.ts';
import { dayOfInstant } from './profile-dates.ts';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';
import { lazyDialog, preloadWhenIdle } from '../../lazy/lazy-part.tsx';

const EndLoginsDialog = lazyDialog(() => import('./end-logins-dialog.tsx'), 'EndLoginsDialog');

/** Where the account is open: each place but this one can be closed from here. */
export function MyLogins() {
  const words = useProfileWords().logins;
  const { data: logins, failure, retry, replace } = useAnswer('logins', api.logins);
  const { show } = useToast();
  const part = useRef<HTMLElement>(null);

  return (
    <ProfilePart ref={part} id="logins" title={words.title}>
      <Text>{words.text}</Text>
      {failure !== null ? (
        <LoadFailure title={words.failed} failure={failure} onRetry={retry} />
      ) : logins === null ? (
        <Skeleton label={words.loading}>
          <SkeletonBlock blockSize="5rem" />
        </Skeleton>
      ) : (
        <LoginList
          logins={logins}
          onEnded={(ended) => {
            flushSync(() =>
              replace(
                logins.filter(({ id, current }) => (ended === null ? current : id !== ended.id)),
              ),
            );
            part.current?.focus();
            show({ text: ended === null ? words.endedOthers : words.endedOne });
          }}
        />
      )}
    </ProfilePart>
  );
}

interface LoginListProps {
  logins: readonly Login[];
  /** @param ended `null`: all but the one in use */
  onEnded: (ended: Login | null) => void;
}

function LoginList({ logins, onEnded }: LoginListProps) {
  const words = useProfileWords().logins;
  const [asked, setAsked] = useState<Login | 'others' | null>(null);
  useEffect(() => preloadWhenIdle([EndLoginsDialog]), []);

  return (
    <>
      <RowList>
        {logins.map((login) => {
          const name = words.madeWith(login.browser, login.system);
          const made = dayOfInstant(login.createdAt);
          return (
            <Row
              key={login.id}
              action={
                !login.current && (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={words.endOf(name, made)}
                    onClick={() => setAsked(login)}
                  >
                    {words.end}
                  </Button>
                )
              }
            >
              <Text>{login.current ? `${name} · ${words.current}` : name}</Text>
              <Text size="small" tone="muted">
                {words.times(made, dayOfInstant(login.lastUsedAt))}
              </Text>
            </Row>
          );
        })}
      </RowList>
      {logins.length > 1 && (
        <div>
          <Button onClick={() => setAsked('others')}>{words.endOthers}</Button>
        </div>
      )}
      {asked !== null && (
        <EndLoginsDialog
          login={asked === 'others' ? null : asked}
          onEnded={() => {
            setAsked(null);
            onEnded(asked === 'others' ? null : asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
