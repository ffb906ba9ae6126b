import { Stack } from '@jyoti/ui/layout';
import * as styles from '../parts/parts.css.ts';
import { PartHeading } from '../parts/part-heading.tsx';
import { Sentences } from '../parts/sentences.tsx';
import { Verdict } from '../../../kundli/verdict.tsx';
import type { TabProps } from '../report-props.ts';
import { useDoshasTabWords } from './words.ts';

/** Whether one of three rules holds, which, and all three for whoever wants to look again. */
export function PitraDosh({ kundli: { doshas }, subTab }: TabProps) {
  const { pitra: words, yes, no } = useDoshasTabWords();
  if (!doshas) return null;
  const { pitra } = doshas;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro} />
      <Verdict
        present={pitra.is_dosha_present}
        answer={pitra.is_dosha_present ? yes : no}
        sentence={pitra.is_dosha_present ? words.present : words.none}
        response={pitra.bot_response}
      />
      <div className={styles.readings}>
        {pitra.reasons.length > 0 && <Sentences title={words.reasons} sentences={pitra.reasons} />}
        <Sentences title={words.rules} sentences={words.rulesText} />
      </div>
    </Stack>
  );
}
