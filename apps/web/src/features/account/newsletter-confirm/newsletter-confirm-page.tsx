import { useState } from 'react';
import { LinkPage } from '../link-page.tsx';
import { useLinkToken } from '../../../platform/session/link-token.ts';
import { api } from '../../../platform/session/api.ts';
import { newsletterConfirmMessages } from '../../../messages.generated/newsletter-confirm.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

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
