import { Stack } from '@jyoti/ui/layout';
import { rashiName } from '../../../kundli/chart-data.ts';
import { degreesAndMinutes } from '../../../kundli/format.ts';
import { FactCard } from '../parts/fact-card.tsx';
import { Keywords } from '../parts/keywords.tsx';
import * as styles from '../parts/parts.css.ts';
import { PartHeading } from '../parts/part-heading.tsx';
import { ReadingCard } from '../parts/reading-card.tsx';
import { ReadingText } from '../parts/reading-text.tsx';
import { StrengthBadge } from '../parts/strength-badge.tsx';
import { termFact } from '../parts/term-fact.tsx';
import { WithTerms } from '../parts/with-terms.tsx';
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
      <PartHeading title={subTab.label} intro={words.intro} />
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
      <div className={styles.readings}>
        <ReadingCard title={words.general} because={fromSign}>
          <ReadingText>{ascendant.general_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.personal} because={fromLord}>
          <ReadingText>{ascendant.verbal_location}</ReadingText>
          <ReadingText>{ascendant.personalised_prediction}</ReadingText>
        </ReadingCard>
        <ReadingCard title={words.characteristics} because={fromSign}>
          <ReadingText title={words.flagship}>{ascendant.flagship_qualities}</ReadingText>
          <ReadingText>{ascendant.zodiac_characteristics}</ReadingText>
          <Keywords title={words.good} words={ascendant.good_qualities} tone="plain" />
          <Keywords title={words.bad} words={ascendant.bad_qualities} tone="plain" />
        </ReadingCard>
        <ReadingCard title={words.spirituality} because={fromSign}>
          <ReadingText>{ascendant.spirituality_advice}</ReadingText>
        </ReadingCard>
        {ascendant.gayatri_mantra && (
          <ReadingCard title={<WithTerms>{words.mantra}</WithTerms>} because={fromLord}>
            <p className={styles.mantra}>{ascendant.gayatri_mantra}</p>
          </ReadingCard>
        )}
      </div>
    </Stack>
  );
}
