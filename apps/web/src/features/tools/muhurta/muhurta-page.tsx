import { muhurtaFromSearch, muhurtaSearchOf, searchFromMuhurta } from '@jyoti/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { api } from '../../../platform/session/api.ts';
import { ToolPage } from '../tool-page.tsx';
import { useResultInUrl } from '../use-result-in-url.ts';
import { MuhurtaForm } from './muhurta-form.tsx';
import { muhurtaMessages } from '../../../messages.generated/muhurta.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const MuhurtaResult = lazyPart(() => import('./muhurta-result.tsx'), 'MuhurtaResult');

/** Requests the result for the part of a URL that decides it. */
function load(part: URLSearchParams) {
  const query = muhurtaFromSearch(part);
  if (query === null) throw new Error('An address without a search asks for nothing.');
  const { place: _name, ...search } = query;
  return api('POST /api/reports/muhurta', { body: search });
}

/** Muhurta: a form, or the good days for an occasion in its place. 'Change details' leads back to what was typed. */
export function MuhurtaPage() {
  const words = useMessages(muhurtaMessages);
  const [search] = useSearchParams();
  const found = useResultInUrl({ tool: 'muhurta', partOf: muhurtaSearchOf, load });
  const { known, show, goBack } = found;

  useEffect(() => preloadWhenIdle([MuhurtaResult]), []);

  return (
    <ToolPage
      words={words}
      how={{ ...words.how, steps: Object.values(words.how.steps) }}
      found={found}
      result={(report) => (
        <MuhurtaResult report={report} search={known ?? search} onAgain={goBack} />
      )}
      form={<MuhurtaForm search={search} onAsk={(query) => show(searchFromMuhurta(query))} />}
    />
  );
}
