import type { Gemstones } from '@jyoti/contract';
import { Section } from '@jyoti/ui/layout';
import { useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { bringOnceUsed, codeFor } from '../../parts/part-code.ts';
import { whenNear } from '../../parts/when-near.tsx';
import { whenOpened } from '../../parts/when-opened.tsx';
import { FormPage } from '../../tool/form-page.tsx';
import { useResult } from '../../tool/use-result.ts';
import { draftOf, emptyDraft, fieldOfForm, type GemstoneDraft } from './gemstone-draft.ts';
import { GemstoneForm } from './gemstone-form.tsx';
import { useGemstonesWords } from './words.ts';

const draftCheck = codeFor(() => import('./gemstone-check.ts'));
const GemstonesResult = whenOpened(
  () => import('./gemstones-result.tsx'),
  (module) => module.GemstonesResult,
);
const SampleGems = whenNear(
  () => import('./sample-gems.tsx'),
  (module) => module.SampleGems,
);
const Voices = whenNear(
  () => import('../../showcase/voices.tsx'),
  (module) => module.Voices,
);
const PageQuestions = whenNear(
  () => import('../../reading/page-questions.tsx'),
  (module) => module.PageQuestions,
);

/** Gemstones: a form, or the recommendation in its place. 'Change details' leads back to what was typed. */
export function GemstonesPage() {
  const words = useGemstonesWords();
  const { user, endIfRefused } = useSession();
  const [typed, setTyped] = useState<Partial<GemstoneDraft>>({});
  const { result, returned, show, goBack } = useResult<Gemstones>();
  const submission = useSubmit(fieldOfForm);
  const draft = { ...(user ? draftOf(user) : emptyDraft), ...typed };

  useEffect(() => bringOnceUsed([draftCheck, GemstonesResult]), []);

  const recommend = () =>
    void submission.send(async () => {
      const checked = (await draftCheck.get()).checkedDraft(draft);
      if ('errors' in checked) {
        submission.refuse(checked.errors);
        return;
      }
      try {
        show(await api.gemstones(checked));
      } catch (failure) {
        if (!endIfRefused(failure)) throw failure;
      }
    }, words.form.failed);

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
          submission={submission}
          onSubmit={recommend}
        />
      }
    >
      <SampleGems />
      <Voices title={words.voices} service="Vedic Astrology" count={3} />
      <PageQuestions title={words.questions} page="gemestone" />
    </FormPage>
  );
}
