import { Grid, Stack } from '@jyoti/ui/layout';
import { FactCard } from '@jyoti/ui/fact-card';
import { Keywords, ReadingCard, ReadingText, Verse } from '@jyoti/ui/reading-card';
import { PartHeading } from '@jyoti/ui/part';
import { TermText } from '@jyoti/ui/term-tip';
import { rashiName } from '../../../kundli/chart-data.ts';
import { degreesAndMinutes } from '../../../kundli/format.ts';
import { StrengthBadge } from '../parts/strength-badge.tsx';
import { termFact } from '../parts/term-fact.tsx';
import type { TabProps } from '../report-props.ts';
import { useGeneralTabWords } from './words.ts';

/** What the rising sign and its lord say. */
export function AscendantReport({ kundli: { reports }, planets, subTab }: TabProps) {
  const { ascendant: words, inHouse } = useGeneralTabWords();
  if (!reports) return null;
  const { ascendant } = reports;
  const sign = `${rashiName(ascendant.ascendant)} (${ascendant.ascendant})`;
  const lordAt = `${rashiName(ascendant.ascendant_lord_location)} (${ascendant.ascendant_lord_location})`;
  const fromSign = words.becauseSign(
    ascendant.ascendant,
    degreesAndMinutes(planets[0].local_degree),
  );
  const fromLord = words.becauseLord(
    ascendant.ascendant_lord,
    ascendant.ascendant_lord_location,
    ascendant.ascendant_lord_house_location,
  );

  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <FactCard
        title={words.facts}
        columns={2}
        items={[
          termFact(words.sign, sign),
          termFact(words.lord, ascendant.ascendant_lord),
          { label: words.lordAt, value: lordAt },
          termFact(words.lordHouse, inHouse(ascendant.ascendant_lord_house_location)),
          termFact(
            words.lordStrength,
            <StrengthBadge strength={ascendant.ascendant_lord_strength} />,
          ),
          ...(ascendant.symbol ? [{ label: words.symbol, value: ascendant.symbol }] : []),
          { label: words.gem, value: ascendant.lucky_gem },
          { label: words.day, value: ascendant.day_for_fasting },
        ]}
      />
      <Grid minItem="28rem" autoFit>
        <ReadingCard title={words.general} basedOn={fromSign}>
          <ReadingText>{ascendant.general_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.personal} basedOn={fromLord}>
          <ReadingText>{ascendant.verbal_location}</ReadingText>
          <ReadingText>{ascendant.personalised_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.characteristics} basedOn={fromSign}>
          <ReadingText title={words.flagship}>{ascendant.flagship_qualities}</ReadingText>
          <ReadingText>{ascendant.zodiac_characteristics}</ReadingText>
          <Keywords title={words.good} words={ascendant.good_qualities} tone="plain" />
          <Keywords title={words.bad} words={ascendant.bad_qualities} tone="plain" />
        </ReadingCard>
        <ReadingCard title={words.spirituality} basedOn={fromSign}>
          <ReadingText>{ascendant.spirituality_advice}</ReadingText>
        </ReadingCard>
        {ascendant.gayatri_mantra && (
          <ReadingCard title={<TermText>{words.mantra}</TermText>} basedOn={fromLord}>
            <Verse>{ascendant.gayatri_mantra}</Verse>
          </ReadingCard>
        )}
      </Grid>
    </Stack>
  );
}
