import type { SkyToday } from '@jyoti/contract';
import { Text } from '@jyoti/ui/layout';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { moonOfTithi } from './moon-of-tithi.ts';
import * as styles from './tithi-month.css.ts';
import { useHomeWords } from './words.ts';

const tithis = Array.from({ length: 30 }, (_, index) => index + 1);

/** The Moon through the thirty tithis of its month, today's marked on the scale. */
export function TithiMonth({ today }: { today: SkyToday['tithi'] }) {
  const { insights: words, zodiac } = useHomeWords();
  const said = words.monthToday(zodiac.paksha[today.paksha], today.name);
  return (
    <figure aria-label={words.month} className={styles.month}>
      <div className={styles.strip} aria-hidden="true">
        {tithis.map((tithi) => (
          <span
            key={tithi}
            className={styles.tithi}
            data-state={tithi === today.number ? 'today' : 'other'}
          >
            <MoonPhase {...moonOfTithi(tithi)} size="100%" decorative />
          </span>
        ))}
      </div>
      <Text as="figcaption" weight="strong">
        {said}
      </Text>
    </figure>
  );
}
