import type { MangalDosha } from '@jyoti/contract';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack, Text } from '@jyoti/ui/layout';
import { TermText } from '@jyoti/ui/term-tip';
import { Verdict } from '@jyoti/ui/verdict';
import { useDoshasTabWords } from './words.ts';

/** How much of the dosha there is, before and after what cancels it. */
export function MangalVerdict({ dosha }: { dosha: MangalDosha }) {
  const { mangal: words, yes, no } = useDoshasTabWords();
  return (
    <Verdict
      present={dosha.is_dosha_present}
      answer={dosha.is_dosha_present ? yes : no}
      title={words.score(Math.round(dosha.score))}
    >
      {dosha.bot_response && <Text>{dosha.bot_response}</Text>}
      <Text size="small" tone="muted">
        {dosha.cancellation.cancellationScore > 0 &&
          `${words.effective(Math.round(dosha.effective_score))} `}
        {dosha.is_anshik && (
          <>
            <TermText>{words.anshik}</TermText>{' '}
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
            <TermText>{sentence}</TermText>
          </Text>
        ))}
      </Stack>
    </Disclosure>
  );
}
