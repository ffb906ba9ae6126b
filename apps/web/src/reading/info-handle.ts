import type { InfoPageId } from '@jyoti/contract';
import type { PageHandle } from '../app/page-handle.ts';
import { pageCall } from '../app/public-calls.ts';

/** What an information page says of itself, all of it from its content. */
export function infoHandle(id: InfoPageId): PageHandle {
  const call = pageCall(id);
  return {
    title: (words, { known }) => {
      const title = known.answerOf(call)?.title;
      if (title === undefined) return words.siteName;
      return title.includes(words.siteName) ? title : `${title} · ${words.siteName}`;
    },
    description: (words, { known }) => known.answerOf(call)?.description ?? words.siteDescription,
    needs: () => [call],
  };
}
