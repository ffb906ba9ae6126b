import { birthFromSearch, birthSearchOf, searchFromBirth } from '@jyoti/contract';
import { useEffect } from 'react';
import { useSession } from '../../../platform/session/session.tsx';
import { lazyPart, preloadWhenIdle } from '../../../platform/lazy/lazy-part.tsx';
import { lazySection } from '../../../platform/lazy/lazy-section.tsx';
import { ToolPage } from '../tool-page.tsx';
import { api } from '../../../platform/session/api.ts';
import { detailsFromSearch } from '../../birth/birth-details.ts';
import { namesOf } from '../../birth/names-of.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { useResultInUrl } from '../use-result-in-url.ts';
import { draftOf, emptyDraft } from './gemstone-draft.ts';
import { GemstoneForm } from './gemstone-form.tsx';
import { gemstonesMessages } from '../../../messages.generated/gemstones.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

const PageQuestions = lazySection(
  () => import('../../content/page-questions.tsx'),
  'PageQuestions',
);
const SampleGems = lazySection(() => import('./sample-gems.tsx'), 'SampleGems');
const Voices = lazySection(() => import('../../content/voices.tsx'), 'Voices');
const GemstonesResult = lazyPart(() => import('./gemstones-result.tsx'), 'GemstonesResult');

/**
 * Gemstones: a form, replaced by the recommendation. 'Change details' restores the form with its
 * values.
 */
export function GemstonesPage() {
  const words = useMessages(gemstonesMessages);
  const { user } = useSession();
  const found = useResultInUrl({
    tool: 'gemstones',
    partOf: (search) => birthSearchOf(search),
    load: (part) => api('POST /api/reports/gemstones', { body: { birth: birthFromSearch(part) } }),
  });
  const { known, show, goBack } = found;
  const birth = known && detailsFromSearch(known);
  const { draft, change } = useDraft(
    'gemstones',
    {
      ...(user ? draftOf(user) : emptyDraft),
      ...(birth && { ...namesOf(birth.name), birth }),
    },
    known !== null,
  );

  useEffect(() => preloadWhenIdle([GemstonesResult]), []);

  return (
    <ToolPage
      words={words}
      how={{ ...words.how, steps: Object.values(words.how.steps) }}
      found={found}
      result={(report) => <GemstonesResult report={report} onAgain={goBack} />}
      form={
        <GemstoneForm
          draft={draft}
          onChange={change}
          onAsk={(requested) => show(searchFromBirth(requested))}
        />
      }
    >
      <SampleGems />
      <Voices title={words.voices} service="Gemstones" count={3} />
      <PageQuestions title={words.questions} page="gemestone" />
    </ToolPage>
  );
}
