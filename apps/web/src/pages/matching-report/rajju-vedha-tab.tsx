import { Heading, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { Verdict } from '../../kundli/verdict.tsx';
import type { MatchProps } from './match-props.ts';
import * as styles from './matching-report.css.ts';
import { useMatchingWords } from './words.ts';

/** The two poruthams that southern almanacs weigh most, as the charts have them. */
export function RajjuVedhaTab({ match: { rajju_vedha }, names }: MatchProps) {
  const { rajjuVedha: words, aggregate } = useMatchingWords();
  const { rajju, vedha } = rajju_vedha;
  const answer = (isPresent: boolean) => (isPresent ? aggregate.present : aggregate.notPresent);
  return (
    <div className={styles.both}>
      <section className={styles.one} aria-labelledby="match-rajju">
        <Heading level={2} size="h3" id="match-rajju">
          {words.rajju}
        </Heading>
        <Verdict
          present={rajju.is_dosha_present}
          answer={answer(rajju.is_dosha_present)}
          sentence={rajju.is_dosha_present ? words.rajjuPresent : words.rajjuAbsent}
          response={rajju.rajju_description}
        >
          <MetaList
            items={[
              { label: words.part, value: rajju.rajju_part ?? words.noPart },
              { label: words.partOf(names.boy), value: rajju.boy_part },
              { label: words.partOf(names.girl), value: rajju.girl_part },
            ]}
          />
        </Verdict>
        <Text size="small" tone="muted">
          {words.rajjuText}
        </Text>
      </section>
      <section className={styles.one} aria-labelledby="match-vedha">
        <Heading level={2} size="h3" id="match-vedha">
          {words.vedha}
        </Heading>
        <Verdict
          present={vedha.is_dosha_present}
          answer={answer(vedha.is_dosha_present)}
          sentence={vedha.is_dosha_present ? words.vedhaPresent : words.vedhaAbsent}
          response={vedha.description}
        >
          <MetaList
            items={[
              { label: words.nakshatraOf(names.boy), value: vedha.boy_nakshatra },
              { label: words.nakshatraOf(names.girl), value: vedha.girl_nakshatra },
            ]}
          />
        </Verdict>
        <Text size="small" tone="muted">
          {words.vedhaText}
        </Text>
      </section>
    </div>
  );
}
