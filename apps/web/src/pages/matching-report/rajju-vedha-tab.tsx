import { Grid, Text } from '@jyoti/ui/layout';
import { MetaList } from '@jyoti/ui/meta-list';
import { Part } from '@jyoti/ui/part';
import { Verdict } from '@jyoti/ui/verdict';
import type { MatchProps } from './match-props.ts';
import { useMatchingWords } from './words.ts';

/** The two poruthams that southern almanacs weigh most, as the charts have them. */
export function RajjuVedhaTab({ match: { rajju_vedha }, names }: MatchProps) {
  const { rajjuVedha: words, aggregate } = useMatchingWords();
  const { rajju, vedha } = rajju_vedha;
  const answer = (isPresent: boolean) => (isPresent ? aggregate.present : aggregate.notPresent);
  return (
    <Grid minItem="18rem" columns={2}>
      <Part title={words.rajju} gap="x3">
        <Verdict
          present={rajju.is_dosha_present}
          answer={answer(rajju.is_dosha_present)}
          title={rajju.is_dosha_present ? words.rajjuPresent : words.rajjuAbsent}
        >
          {rajju.rajju_description && <Text>{rajju.rajju_description}</Text>}
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
      </Part>
      <Part title={words.vedha} gap="x3">
        <Verdict
          present={vedha.is_dosha_present}
          answer={answer(vedha.is_dosha_present)}
          title={vedha.is_dosha_present ? words.vedhaPresent : words.vedhaAbsent}
        >
          {vedha.description && <Text>{vedha.description}</Text>}
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
      </Part>
    </Grid>
  );
}
