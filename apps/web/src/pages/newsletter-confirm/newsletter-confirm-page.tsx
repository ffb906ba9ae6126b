import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../../account/link-page.tsx';
import { api } from '../../session/api.ts';
import { useNewsletterConfirmWords } from './words.ts';

/** The page that the link of the newsletter's confirmation e-mail opens. */
export function NewsletterConfirmPage() {
  const words = useNewsletterConfirmWords();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');

  return (
    <LinkPage
      words={words}
      token={search.get('token') ?? ''}
      send={async (token) =>
        setEmail((await api('POST /api/newsletter/confirm', { body: { token } })).email)
      }
      done={words.done(email)}
      next={{ href: '/', label: words.next }}
    />
  );
}
