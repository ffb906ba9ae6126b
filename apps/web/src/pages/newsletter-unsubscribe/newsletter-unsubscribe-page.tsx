import { useSearchParams } from 'react-router-dom';
import { LinkPage } from '../../account/link-page.tsx';
import { api } from '../../session/api.ts';
import { useNewsletterUnsubscribeWords } from './words.ts';

/** The page of the unsubscribe link in every newsletter. Works without script too. */
export function NewsletterUnsubscribePage() {
  const words = useNewsletterUnsubscribeWords();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';

  return (
    <LinkPage
      words={words}
      token={token}
      isDone={search.has('done')}
      send={async () => void (await api('POST /api/newsletter/unsubscribe', { query: { token } }))}
      action={`/api/newsletter/unsubscribe?${new URLSearchParams({ token })}`}
      done={words.done}
      next={{ href: '/', label: words.next }}
    />
  );
}
