import { Stack } from '@jyoti/ui/layout';
import { rashiName } from '../../../kundli/chart-data.ts';
import * as styles from '../parts/parts.css.ts';
import { PartHeading } from '../parts/part-heading.tsx';
import { ReadingCard } from '../parts/reading-card.tsx';
import { ReadingText } from '../parts/reading-text.tsx';
import { StrengthBadge } from '../parts/strength-badge.tsx';
import type { TabProps } from '../report-props.ts';
import { useGeneralTabWords } from './words.ts';

/** What the lord of each house brings from where it stands. */
export function PersonalCharacteristics({ kundli: { reports }, subTab }: TabProps) {
  const words = useGeneralTabWords().houses;
  if (!reports) return null;
  return (
    <Stack gap="x5">
      <PartHeading title={subTab.label} intro={words.intro} />
      <div className={styles.readings}>
        {reports.house_lords.map((house) => (
          <ReadingCard
            key={house.current_house}
            title={words.title(house.current_house, rashiName(house.current_zodiac))}
            mark={<StrengthBadge strength={house.lord_strength} />}
            because={words.because(
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
      </div>
    </Stack>
  );
}
