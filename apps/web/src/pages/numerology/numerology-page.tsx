import type { Numerology, NumerologyRequest } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { FocusOnMount } from '@jyoti/ui/focus-on-mount';
import { Grid, Section, Stack } from '@jyoti/ui/layout';
import { PageTitle } from '@jyoti/ui/page-title';
import { useEffect, useState } from 'react';
import { api } from '../../app/api.ts';
import { useSession } from '../../app/session.tsx';
import { useSubmit } from '../../app/use-submit.ts';
import { bringOnceUsed } from '../../parts/part-code.ts';
import { whenNear } from '../../parts/when-near.tsx';
import { whenOpened } from '../../parts/when-opened.tsx';
import { HowItWorks } from '../../tool/how-it-works.tsx';
import { draftOf, emptyDraft, NumerologyForm } from './numerology-form.tsx';
import { useNumerologyWords } from './words.ts';

const NumerologyResults = whenOpened(
  () => import('./numerology-results.tsx'),
  (module) => module.NumerologyResults,
);
const Voices = whenNear(
  () => import('../../showcase/voices.tsx'),
  (module) => module.Voices,
);
const PageQuestions = whenNear(
  () => import('../../reading/page-questions.tsx'),
  (module) => module.PageQuestions,
);

interface Result {
  name: string;
  numbers: Numerology;
}

/** Numerology: a form, or the result in its place. What was typed waits for 'Calculate Again'. */
export function NumerologyPage() {
  const words = useNumerologyWords();
  const { user, endIfRefused } = useSession();
  const [typed, setTyped] = useState({});
  const [result, setResult] = useState<Result | null>(null);
  const [returned, setReturned] = useState(false);
  const submission = useSubmit();
  const draft = { ...(user ? draftOf(user) : emptyDraft), ...typed };

  useEffect(() => bringOnceUsed([NumerologyResults]), []);

  const calculate = (asked: NumerologyRequest) =>
    void submission.send(async () => {
      try {
        const numbers = await api.numerology(asked);
        setResult({ name: asked.firstName, numbers });
        globalThis.scrollTo({ top: 0 });
      } catch (failure) {
        if (!endIfRefused(failure)) throw failure;
      }
    }, words.form.failed);

  const calculateAgain = () => {
    setResult(null);
    setReturned(true);
    globalThis.scrollTo({ top: 0 });
  };

  if (result) {
    return (
      <Section>
        <NumerologyResults {...result} onAgain={calculateAgain} />
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
              <NumerologyForm
                draft={draft}
                onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
                submission={submission}
                onSubmit={calculate}
              />
            </Card>
            <HowItWorks title={words.how.title} steps={words.how.cards} />
          </Grid>
        </Stack>
        <Voices title={words.voices.title} service="Numerology" count={2} />
        <PageQuestions title={words.questions} page="numerology" />
      </Stack>
    </Section>
  );
}
