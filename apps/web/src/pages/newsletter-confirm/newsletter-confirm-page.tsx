import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../../account/link-page.tsx';
import { api } from '../../session/api.ts';
import { useNewsletterConfirmWords } from './words.ts';

/** Where the link of the letter leads that asks whether an address is to get the newsletter. */
export function NewsletterConfirmPage() {
  const words = useNewsletterConfirmWords();
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');

  return (
    <LinkPage
      words={words}
      token={search.get('token') ?? ''}
      send={async (token) => setEmail((await api.confirmNewsletter({ token })).email)}
      done={words.done(email)}
      next={{ href: '/', label: words.next }}
    />
  );
}
