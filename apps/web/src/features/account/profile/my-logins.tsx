import type { Login } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { List, ListItem } from '@jyoti/ui/list';
import { useEffect } from 'react';
import { QueryView } from '../../../platform/data/query-view.tsx';
import { api } from '../../../platform/session/api.ts';
import { useQuery } from '../../../platform/data/use-query.ts';
import { dayOfInstant } from './profile-dates.ts';
import { ProfilePart } from './profile-part.tsx';
import { useEntryDialog } from './use-entry-dialog.ts';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyDialog, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useLanguage } from '../../../platform/words/use-language.ts';
import { loginName } from './login-name.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const EndLoginsDialog = lazyDialog(() => import('./end-logins-dialog.tsx'), 'EndLoginsDialog');

/** Devices that are logged in to the account: all but the current one can be logged out here. */
export function MyLogins() {
  const words = useMessages(profileMessages).logins;
  const query = useQuery('logins', (call) => api('GET /api/users/logins', {}, call));
  const { part, entry, open, dialog, done } = useEntryDialog<Login | 'others'>();
  useEffect(() => preloadWhenIdle([EndLoginsDialog]), []);

  return (
    <ProfilePart ref={part} id="logins" title={words.title}>
      <Text>{words.text}</Text>
      <QueryView query={query} words={words} blockSize="5rem">
        {(logins) => (
          <>
            <List variant="divided">
              {logins.map((login) => (
                <LoginRow key={login.id} login={login} onEnd={() => open(login)} />
              ))}
            </List>
            {logins.length > 1 && (
              <div>
                <Button onClick={() => open('others')}>{words.endOthers}</Button>
              </div>
            )}
          </>
        )}
      </QueryView>
      {entry !== null && (
        <EndLoginsDialog
          {...dialog}
          login={entry === 'others' ? null : entry}
          onEnded={() => {
            query.replace((logins) =>
              logins.filter(({ id, current }) => (entry === 'others' ? current : id !== entry.id)),
            );
            done(entry === 'others' ? words.endedOthers : words.endedOne);
          }}
        />
      )}
    </ProfilePart>
  );
}

function LoginRow({ login, onEnd }: { login: Login; onEnd: () => void }) {
  const words = useMessages(profileMessages).logins;
  const name = loginName(login, words);
  const language = useLanguage();
  const made = dayOfInstant(login.createdAt, language);
  return (
    <ListItem
      trailing={
        !login.current && (
          <Button
            variant="quiet"
            size="small"
            aria-label={words.endOf({ name, made })}
            onClick={onEnd}
          >
            {words.end}
          </Button>
        )
      }
    >
      <Text>{login.current ? `${name} · ${words.current}` : name}</Text>
      <Text size="small" tone="muted">
        {words.times({ made, used: dayOfInstant(login.lastUsedAt, language) })}
      </Text>
    </ListItem>
  );
}
