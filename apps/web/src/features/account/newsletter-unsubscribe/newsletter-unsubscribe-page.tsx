import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../link-page.tsx';
import { useLinkToken } from '../../../platform/session/link-token.ts';
import { api } from '../../../platform/session/api.ts';
import { newsletterUnsubscribeMessages } from '../../../messages.generated/newsletter-unsubscribe.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/**
 * The page of the unsubscribe link in every newsletter. With a link of an older e-mail, whose token is in the query, it
 * works without script too.
 */
export function NewsletterUnsubscribePage() {
  const words = useMessages(newsletterUnsubscribeMessages);
  const [search] = useSearchParams();
  const token = useLinkToken();
  const old = search.get('token');

  return (
    <LinkPage
      words={words}
      token={token}
      isDone={search.has('done')}
      send={async () => void (await api('POST /api/newsletter/unsubscribe', { query: { token } }))}
      {...(old !== null && {
        action: `/api/newsletter/unsubscribe?${new URLSearchParams({ token: old })}`,
      })}
      done={words.done}
      next={{ href: '/', label: words.next }}
    />
  );
}
