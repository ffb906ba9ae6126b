import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../../account/link-page.tsx';
import { api, storedToken } from '../../session/api.ts';
import { useSession } from '../../session/session.tsx';
import { useConfirmEmailWords } from './words.ts';

/** Where the link of the letter leads that asks to confirm an address. */
export function ConfirmEmailPage() {
  const words = useConfirmEmailWords();
  const [search] = useSearchParams();
  const { check } = useSession();
  const [email, setEmail] = useState('');

  return (
    <LinkPage
      words={words}
      token={search.get('token') ?? ''}
      send={async (token) => {
        setEmail((await api.confirmEmail({ token })).email);
        // Who is logged in here need not log in again for the page to know.
        if (storedToken() !== null) void check();
      }}
      done={words.done(email)}
      next={{ href: '/profile', label: words.next }}
    />
  );
}
