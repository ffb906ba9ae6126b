import { prashnaFromSearch, prashnaSearchOf, searchFromPrashna } from '@jyoti/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { api } from '../../../platform/session/api.ts';
import { ToolPage } from '../tool-page.tsx';
import { useResultInUrl } from '../use-result-in-url.ts';
import { PrashnaForm } from './prashna-form.tsx';
import { prashnaMessages } from '../../../messages.generated/prashna.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const PrashnaResult = lazyPart(() => import('./prashna-result.tsx'), 'PrashnaResult');

/** Requests the result for the part of a URL that decides a result. */
function load(part: URLSearchParams) {
  const query = prashnaFromSearch(part);
  if (query === null) throw new Error('An address without a question asks for nothing.');
  const { place: _name, ...question } = query;
  return api('POST /api/reports/prashna', { body: question });
}

/** Prashna: a form, or the chart of a question in its place. 'Change details' leads back to what was typed. */
export function PrashnaPage() {
  const words = useMessages(prashnaMessages);
  const [search] = useSearchParams();
  const found = useResultInUrl({ tool: 'prashna', partOf: prashnaSearchOf, load });
  const { known, show, goBack } = found;

  useEffect(() => preloadWhenIdle([PrashnaResult]), []);

  return (
    <ToolPage
      words={words}
      how={{ ...words.how, steps: Object.values(words.how.steps) }}
      found={found}
      result={(report) => (
        <PrashnaResult report={report} search={known ?? search} onAgain={goBack} />
      )}
      form={<PrashnaForm search={search} onAsk={(query) => show(searchFromPrashna(query))} />}
    />
  );
}
