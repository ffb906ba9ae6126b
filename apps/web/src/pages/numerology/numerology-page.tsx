import { Section } from '@jyoti/ui/layout';
import { useEffect } from 'react';
import { useSession } from '../../session/session.tsx';
import { lazyPart, preloadWhenIdle } from '../../lazy/lazy-part.tsx';
import { PageQuestions } from '../../reading/page-questions.tsx';
import { Voices } from '../../showcase/voices.tsx';
import { FormPage, ResultComing } from '../../tool/form-page.tsx';
import { LoadFailure } from '../../data/load-failure.tsx';
import { api } from '../../session/api.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { useResultInUrl } from '../../tool/use-result-in-url.ts';
import {
  askedOf,
  draftOf,
  draftOfAsked,
  emptyDraft,
  NumerologyForm,
  type NumerologyDraft,
  searchOf,
} from './numerology-form.tsx';
import { useNumerologyWords } from './words.ts';

const NumerologyResults = lazyPart(() => import('./numerology-results.tsx'), 'NumerologyResults');

/** Numerology: a form, or the result in its place. 'Calculate Again' leads back to what was typed. */
export function NumerologyPage() {
  const words = useNumerologyWords();
  const { user } = useSession();
  const { known, isAsked, answer, returned, show, goBack } = useResultInUrl({
    tool: 'numerology',
    partOf: (search) => {
      const asked = askedOf(search);
      return asked && searchOf(asked);
    },
    ask: (part) => api.numerology(askedOf(part) ?? { firstName: '', lastName: '', birthDate: '' }),
  });
  const asked = known && askedOf(known);
  const [typed, setTyped] = useDraft<Partial<NumerologyDraft>>('numerology', {}, known && {});
  const draft = {
    ...(user ? draftOf(user) : emptyDraft),
    ...(asked && draftOfAsked(asked)),
    ...typed,
  };

  useEffect(() => preloadWhenIdle([NumerologyResults]), []);

  if (isAsked && asked && answer.data) {
    return (
      <Section>
        <NumerologyResults name={asked.firstName} numbers={answer.data} onAgain={goBack} />
      </Section>
    );
  }
  if (isAsked && answer.failure === null) return <ResultComing />;

  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      returned={returned}
      how={{ title: words.how.title, steps: words.how.cards }}
      form={
        <>
          {isAsked && (
            <LoadFailure
              title={words.form.failed}
              failure={answer.failure}
              onRetry={answer.retry}
            />
          )}
          <NumerologyForm
            draft={draft}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
            onAsk={(request) => show(searchOf(request))}
          />
        </>
      }
    >
      <Voices title={words.voices.title} service="Numerology" count={2} />
      <PageQuestions title={words.questions} page="numerology" />
    </FormPage>
  );
}
