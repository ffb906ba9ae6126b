import type { User } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useEffect, useRef, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { ProfilePart } from './profile-part.tsx';
import { profileMessages } from '../../../messages.generated/profile.ts';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { frameMessages } from '../../../messages.generated/frame.ts';

const PasswordForm = lazyPart(() => import('./password-form.tsx'), 'PasswordForm');

/** Changes the password, which requires the old one and logs out all other devices. */
export function ChangePassword({ user }: { user: User }) {
  const words = useMessages(profileMessages).password;
  const { loadingPart } = useMessages(frameMessages);
  const [opening, startOpening] = useTransition();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => preloadWhenIdle([PasswordForm]), []);

  const toggle = (current: boolean) => {
    flushSync(() => setOpen(current));
    (current ? first : opener).current?.focus();
  };

  return (
    <ProfilePart id="password" title={words.title}>
      <Text>{words.text}</Text>
      {open ? (
        <PasswordForm user={user} first={first} onEnd={() => toggle(false)} />
      ) : (
        <div>
          <Button
            ref={opener}
            loading={opening}
            loadingLabel={loadingPart}
            onClick={() =>
              startOpening(async () => {
                await PasswordForm.preload();
                toggle(true);
              })
            }
          >
            {words.open}
          </Button>
        </div>
      )}
    </ProfilePart>
  );
}
