import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../../account/link-page.tsx';
import { api, storedToken } from '../../session/api.ts';
import { useSession } from '../../session/session.tsx';
import { useConfirmEmailWords } from './words.ts';

/** The page that the link of the confirmation e-mail opens. */
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
        // A logged-in visitor sees the change without a new login.
        if (storedToken() !== null) void check();
      }}
      done={words.done(email)}
      next={{ href: '/profile', label: words.next }}
    />
  );
}
