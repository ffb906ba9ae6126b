import { useState } from 'react';
import { LinkPage } from '../../account/link-page.tsx';
import { useLinkToken } from '../../account/link-token.ts';
import { api } from '../../session/api.ts';
import { useNewsletterConfirmWords } from './words.ts';

/** The page that the link of the newsletter's confirmation e-mail opens. */
export function NewsletterConfirmPage() {
  const words = useNewsletterConfirmWords();
  const token = useLinkToken();
  const [email, setEmail] = useState('');

  return (
    <LinkPage
      words={words}
      token={token}
      send={async () =>
        setEmail((await api('POST /api/newsletter/confirm', { body: { token } })).email)
      }
      done={words.done(email)}
      next={{ href: '/', label: words.next }}
    />
  );
}
