import type { Gemstones } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Section, Stack } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { bringOnceUsed, codeFor } from '../../parts/part-code.ts';
import { whenNear } from '../../parts/when-near.tsx';
import { whenOpened } from '../../parts/when-opened.tsx';
import { HowItWorks } from '../../tool/how-it-works.tsx';
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

/** Gemstones: a form, or the recommendation in its place. What was typed waits for 'Change details'. */
export function GemstonesPage() {
  const words = useGemstonesWords();
  const { user, endIfRefused } = useSession();
  const [typed, setTyped] = useState<Partial<GemstoneDraft>>({});
  const [result, setResult] = useState<Gemstones | null>(null);
  const [returned, setReturned] = useState(false);
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
        setResult(await api.gemstones(checked));
        globalThis.scrollTo({ top: 0 });
      } catch (failure) {
        if (!endIfRefused(failure)) throw failure;
      }
    }, words.form.failed);

  const changeDetails = () => {
    setResult(null);
    setReturned(true);
    globalThis.scrollTo({ top: 0 });
  };

  if (result) {
    return (
      <Section>
        <GemstonesResult gemstones={result} onAgain={changeDetails} />
      </Section>
    );
  }

  return (
    <Section>
      <Stack gap="x8">
        <Stack gap="x6">
          <FocusOnMount focus={returned}>
            <PageTitle title={words.title}>{words.lead}</PageTitle>
          </FocusOnMount>
          <Grid columns={{ base: 1, desktop: 2 }} gap="x6" align="start">
            <Card>
              <GemstoneForm
                draft={draft}
                onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
                submission={submission}
                onSubmit={recommend}
              />
            </Card>
            <HowItWorks title={words.how.title} steps={words.how.steps} />
          </Grid>
        </Stack>
        <SampleGems />
        <Voices title={words.voices} service="Vedic Astrology" count={3} />
        <PageQuestions title={words.questions} page="gemestone" />
      </Stack>
    </Section>
  );
}
