import { Section } from '@jyoti/ui/layout';
import { useEffect } from 'react';
import { useSession } from '../../session/session.tsx';
import { lazyPart, preloadWhenIdle } from '../../lazy/lazy-part.tsx';
import { lazySection } from '../../lazy/lazy-section.tsx';
import { Voices } from '../../showcase/voices.tsx';
import { FormPage, ResultComing } from '../../tool/form-page.tsx';
import { LoadFailure } from '../../data/load-failure.tsx';
import { api } from '../../session/api.ts';
import { detailsFromSearch } from '../../tool/birth-details.ts';
import { birthFromSearch, birthSearchOf, searchFromBirth } from '../../tool/birth-in-url.ts';
import { namesOf } from '../../tool/names-of.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useResultInUrl } from '../../tool/use-result-in-url.ts';
import { draftOf, emptyDraft, type GemstoneDraft } from './gemstone-draft.ts';
import { GemstoneForm } from './gemstone-form.tsx';
import { SampleGems } from './sample-gems.tsx';
import { useGemstonesWords } from './words.ts';

const PageQuestions = lazySection(
  () => import('../../reading/page-questions.tsx'),
  'PageQuestions',
);
const GemstonesResult = lazyPart(() => import('./gemstones-result.tsx'), 'GemstonesResult');

/** Gemstones: a form, or the recommendation in its place. 'Change details' leads back to what was typed. */
export function GemstonesPage() {
  const words = useGemstonesWords();
  const { user } = useSession();
  const { known, isAsked, answer, returned, show, goBack } = useResultInUrl({
    tool: 'gemstones',
    partOf: (search) => birthSearchOf(search),
    ask: (part) => api.gemstones({ birth: birthFromSearch(part) }),
  });
  const birth = known && detailsFromSearch(known);
  const [typed, setTyped] = useDraft<Partial<GemstoneDraft>>('gemstones', {}, known && {});
  const draft: GemstoneDraft = {
    ...(user ? draftOf(user) : emptyDraft),
    ...(birth && { ...namesOf(birth.name), birth }),
    ...typed,
  };

  useEffect(() => preloadWhenIdle([GemstonesResult]), []);

  if (isAsked && answer.data) {
    return (
      <Section>
        <GemstonesResult gemstones={answer.data} onAgain={goBack} />
      </Section>
    );
  }
  if (isAsked && answer.failure === null) return <ResultComing />;

  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      returned={returned}
      how={words.how}
      form={
        <>
          {isAsked && (
            <LoadFailure
              title={words.form.failed}
              failure={answer.failure}
              onRetry={answer.retry}
            />
          )}
          <GemstoneForm
            draft={draft}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
            onAsk={(asked) => show(searchFromBirth(asked))}
          />
        </>
      }
    >
      <SampleGems />
      <Voices title={words.voices} service="Vedic Astrology" count={3} />
      <PageQuestions title={words.questions} page="gemestone" />
    </FormPage>
  );
}
