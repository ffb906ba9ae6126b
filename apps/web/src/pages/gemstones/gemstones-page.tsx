import type { Gemstones } from '@jyoti/contract';
import { Section } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { lazyPart, preloadWhenIdle } from '../../lazy/lazy-part.tsx';
import { PageQuestions } from '../../reading/page-questions.tsx';
import { Voices } from '../../showcase/voices.tsx';
import { FormPage } from '../../tool/form-page.tsx';
import { useResult } from '../../tool/use-result.ts';
import { draftOf, emptyDraft, type GemstoneDraft } from './gemstone-draft.ts';
import { GemstoneForm } from './gemstone-form.tsx';
import { SampleGems } from './sample-gems.tsx';
import { useGemstonesWords } from './words.ts';

const GemstonesResult = lazyPart(() => import('./gemstones-result.tsx'), 'GemstonesResult');

/** Gemstones: a form, or the recommendation in its place. 'Change details' leads back to what was typed. */
export function GemstonesPage() {
  const words = useGemstonesWords();
  const { user } = useSession();
  const [typed, setTyped] = useState<Partial<GemstoneDraft>>({});
  const { result, returned, show, goBack } = useResult<Gemstones>();
  const draft = { ...(user ? draftOf(user) : emptyDraft), ...typed };

  useEffect(() => preloadWhenIdle([GemstonesResult]), []);

  if (result) {
    return (
      <Section>
        <GemstonesResult gemstones={result} onAgain={goBack} />
      </Section>
    );
  }

  return (
    <FormPage
      title={words.title}
      lead={words.lead}
      returned={returned}
      how={words.how}
      form={
        <GemstoneForm
          draft={draft}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
          onResult={show}
        />
      }
    >
      <SampleGems />
      <Voices title={words.voices} service="Vedic Astrology" count={3} />
      <PageQuestions title={words.questions} page="gemestone" />
    </FormPage>
  );
}
