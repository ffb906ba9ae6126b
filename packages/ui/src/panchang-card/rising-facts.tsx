import { GrahaGlyph } from '../glyphs/index.ts';
import { useStrings } from '../i18n/index.ts';
import { ChevronDownIcon, ChevronUpIcon } from '../icons/index.ts';
import type { TimeWords } from '../time-span/index.ts';
import * as styles from './panchang-card.css.ts';
import type { SunAndMoon } from './panchang-card.logic.ts';
import { panchangCardStrings } from '../messages.generated/en/components/PanchangCard.ts';

const risings = [
  { id: 'sunrise', graha: 'sun', Arrow: ChevronUpIcon },
  { id: 'sunset', graha: 'sun', Arrow: ChevronDownIcon },
  { id: 'moonrise', graha: 'moon', Arrow: ChevronUpIcon },
  { id: 'moonset', graha: 'moon', Arrow: ChevronDownIcon },
] as const;

/** When Sun and Moon rise and set on the day, or that they do not. */
export function RisingFacts({ times, words }: { times: SunAndMoon; words: TimeWords }) {
  const strings = useStrings(panchangCardStrings);
  return (
    <dl className={styles.risings}>
      {risings.map(({ id, graha, Arrow }) => {
        const instant = times[id];
        return (
          <div key={id} className={styles.rising}>
            <dt className={styles.risingName}>
              <GrahaGlyph graha={graha} size={20} />
              <Arrow size={14} />
              {strings[id]}
            </dt>
            <dd className={styles.risingTime}>
              {instant === null ? (
                <span className={styles.noTime}>{strings.none}</span>
              ) : (
                words.at(instant)
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
