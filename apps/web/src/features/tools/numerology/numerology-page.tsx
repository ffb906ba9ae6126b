import { numerologyFromSearch, searchFromNumerology } from '@jyoti/contract';
import { useEffect } from 'react';
import { useSession } from '../../../platform/session/session.tsx';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { PageQuestions } from '../../content/page-questions.tsx';
import { Voices } from '../../content/voices.tsx';
import { ToolPage } from '../tool-page.tsx';
import { api } from '../../../platform/session/api.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { useResultInUrl } from '../use-result-in-url.ts';
import { draftOf, draftOfRequest, emptyDraft, NumerologyForm } from './numerology-form.tsx';
import { numerologyMessages } from '../../../messages.generated/numerology.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const NumerologyResults = lazyPart(() => import('./numerology-results.tsx'), 'NumerologyResults');

/**
 * Numerology: a form, replaced by the result. 'Calculate Again' restores the form with its values.
 */
export function NumerologyPage() {
  const words = useMessages(numerologyMessages);
  const { user } = useSession();
  const found = useResultInUrl({
    tool: 'numerology',
    partOf: (search) => {
      const input = numerologyFromSearch(search);
      return input && searchFromNumerology(input);
    },
    load: (part) =>
      api('POST /api/reports/numerology', {
        body: numerologyFromSearch(part) ?? { firstName: '', lastName: '', birthDate: '' },
      }),
  });
  const { known, show, goBack } = found;
  const input = known && numerologyFromSearch(known);
  const { draft, change } = useDraft(
    'numerology',
    { ...(user ? draftOf(user) : emptyDraft), ...(input && draftOfRequest(input)) },
    known !== null,
  );

  useEffect(() => preloadWhenIdle([NumerologyResults]), []);

  return (
    <ToolPage
      words={words}
      how={{ title: words.how.title, steps: Object.values(words.how.cards) }}
      found={found}
      result={(report) => (
        <NumerologyResults
          name={input?.firstName ?? ''}
          report={report}
          onAgain={goBack}
          onSpelling={(spelling) =>
            input ? show(searchFromNumerology({ ...input, spelling })) : Promise.resolve()
          }
        />
      )}
      form={
        <NumerologyForm
          draft={draft}
          onChange={change}
          onAsk={(request) => show(searchFromNumerology(request))}
        />
      }
    >
      <Voices title={words.voices.title} service="Numerology" count={2} />
      <PageQuestions title={words.questions} page="numerology" />
    </ToolPage>
  );
}
