import { useState } from 'react';
import { LinkPage } from '../../account/link-page.tsx';
import { useLinkToken } from '../../account/link-token.ts';
import { api } from '../../session/api.ts';
import { newsletterConfirmMessages } from '../../messages.generated/newsletter-confirm.ts';
import { useMessages } from '../../words/use-messages.ts';

/** The page that the link of the newsletter's confirmation e-mail opens. */
export function NewsletterConfirmPage() {
  const words = useMessages(newsletterConfirmMessages);
  const token = useLinkToken();
  const [email, setEmail] = useState('');

  return (
    <LinkPage
      words={words}
      token={token}
      send={async () =>
        setEmail((await api('POST /api/newsletter/confirm', { body: { token } })).email)
      }
      done={words.done({ email })}
      next={{ href: '/', label: words.next }}
    />
  );
}
