import type { User } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Text } from '@jyoti/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { bringWhenIdle } from '../../parts/part-code.ts';
import { useBring } from '../../parts/use-bring.ts';
import { whenOpened } from '../../parts/when-opened.tsx';
import { useWords } from '../../words/index.ts';
import { ProfilePart } from './profile-part.tsx';
import { useProfileWords } from './words.ts';

const PasswordForm = whenOpened(
  () => import('./password-form.tsx'),
  (module) => module.PasswordForm,
);

/** The password: a new one needs the old one, and logs every other device out. */
export function ChangePassword({ user }: { user: User }) {
  const words = useProfileWords().password;
  const { loadingPart } = useWords();
  const { bringing, bring } = useBring();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => bringWhenIdle([PasswordForm]), []);

  const toggle = (wanted: boolean) => {
    flushSync(() => setOpen(wanted));
    (wanted ? first : opener).current?.focus();
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
            loading={bringing}
            loadingLabel={loadingPart}
            onClick={() => bring([PasswordForm], () => toggle(true))}
          >
            {words.open}
          </Button>
        </div>
      )}
    </ProfilePart>
  );
}
