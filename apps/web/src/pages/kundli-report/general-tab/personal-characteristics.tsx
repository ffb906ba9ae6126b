import { Grid, Stack } from '@jyoti/ui/layout';
import { PartHeading } from '@jyoti/ui/part';
import { ReadingCard, ReadingText } from '@jyoti/ui/reading-card';
import { TermText } from '@jyoti/ui/term-tip';
import { rashiName } from '../../../kundli/chart-data.ts';
import { StrengthBadge } from '../parts/strength-badge.tsx';
import type { TabProps } from '../report-props.ts';
import { useGeneralTabWords } from './words.ts';

/** What the lord of each house brings from where it stands. */
export function PersonalCharacteristics({ kundli: { reports }, subTab }: TabProps) {
  const words = useGeneralTabWords().houses;
  if (!reports) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label}>
        <TermText>{words.intro}</TermText>
      </PartHeading>
      <Grid minItem="28rem" autoFit>
        {reports.house_lords.map((house) => (
          <ReadingCard
            key={house.current_house}
            title={words.title(house.current_house, rashiName(house.current_zodiac))}
            aside={<StrengthBadge strength={house.lord_strength} />}
            basedOn={words.because(
              house.current_house,
              house.current_zodiac,
              house.lord_of_zodiac,
              house.lord_zodiac_location,
              house.lord_house_location,
            )}
          >
            <ReadingText>{house.verbal_location}</ReadingText>
            <ReadingText>{house.personalised_prediction}</ReadingText>
          </ReadingCard>
        ))}
      </Grid>
    </Stack>
  );
}
