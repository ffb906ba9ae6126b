import type { MangalDosha } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack, Text } from '@jyoti/ui/layout';
import { Verdict } from '../../../kundli/verdict.tsx';
import { WithTerms } from '../parts/with-terms.tsx';
import { useDoshasTabWords } from './words.ts';

/** How much of the dosha there is, before and after what cancels it. */
export function MangalVerdict({ dosha }: { dosha: MangalDosha }) {
  const { mangal: words, yes, no } = useDoshasTabWords();
  return (
    <Verdict
      present={dosha.is_dosha_present}
      answer={dosha.is_dosha_present ? yes : no}
      sentence={words.score(Math.round(dosha.score))}
      response={dosha.bot_response}
    >
      <Text size="small" tone="muted">
        {dosha.cancellation.cancellationScore > 0 &&
          `${words.effective(Math.round(dosha.effective_score))} `}
        {dosha.is_anshik && (
          <>
            <WithTerms>{words.anshik}</WithTerms>{' '}
          </>
        )}
        {words.threshold}
      </Text>
    </Verdict>
  );
}

/** How the percentage is made, for whoever wants to count again. */
export function MangalFormula() {
  const words = useDoshasTabWords().mangal;
  return (
    <Disclosure label={words.formula}>
      <Stack gap="x2">
        {words.formulaText.map((sentence) => (
          <Text key={sentence} size="small">
            <WithTerms>{sentence}</WithTerms>
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
