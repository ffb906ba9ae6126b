import { Section } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { lazyPart, preloadWhenIdle } from '../../lazy/lazy-part.tsx';
import { PageQuestions } from '../../reading/page-questions.tsx';
import { Voices } from '../../showcase/voices.tsx';
import { FormPage } from '../../tool/form-page.tsx';
import { useResult } from '../../tool/use-result.ts';
import { draftOf, emptyDraft, NumerologyForm, type NumerologyResult } from './numerology-form.tsx';
import { useNumerologyWords } from './words.ts';

const NumerologyResults = lazyPart(() => import('./numerology-results.tsx'), 'NumerologyResults');

/** Numerology: a form, or the result in its place. 'Calculate Again' leads back to what was typed. */
export function NumerologyPage() {
  const words = useNumerologyWords();
  const { user } = useSession();
  const [typed, setTyped] = useState({});
  const { result, returned, show, goBack } = useResult<NumerologyResult>();
  const draft = { ...(user ? draftOf(user) : emptyDraft), ...typed };

  useEffect(() => preloadWhenIdle([NumerologyResults]), []);

  if (result) {
    return (
      <Section>
        <NumerologyResults {...result} onAgain={goBack} />
      </Section>
    );
  }

  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      returned={returned}
      how={{ title: words.how.title, steps: words.how.cards }}
      form={
        <NumerologyForm
          draft={draft}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          onResult={show}
        />
      }
    >
      <Voices title={words.voices.title} service="Numerology" count={2} />
      <PageQuestions title={words.questions} page="numerology" />
    </FormPage>
  );
}
