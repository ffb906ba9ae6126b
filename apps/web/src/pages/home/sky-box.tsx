import type { SkyToday } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { GrahaGlyph, rashiNames } from '@jyoti/ui/glyphs';
import { useLanguage, useStrings } from '@jyoti/ui/i18n';
import { Heading, Text } from '@jyoti/ui/layout';
import { MoonPhase } from '@jyoti/ui/moon-phase';
import { dayInWords } from './day-in-words.ts';
import { moonOfTithi } from './moon-of-tithi.ts';
import { useHomeWords } from './words.ts';
import * as styles from './zodiac-picker.css.ts';

const westernSigns = [
  'Aries',
  'Taurus',
  'Gemini',
  'Cancer',
  'Leo',
  'Virgo',
  'Libra',
  'Scorpio',
  'Sagittarius',
  'Capricorn',
  'Aquarius',
  'Pisces',
];

/** What the sky does today: the Moon's sign, tithi and nakshatra, and which way Mercury goes. All of it is calculated. */
export function SkyBox({ sky }: { sky: SkyToday | null }) {
  const { zodiac: words } = useHomeWords();
  const names = useStrings(rashiNames);
  const language = useLanguage();
  const nameOf = (sign: string) => names[westernSigns.indexOf(sign)] ?? sign;

  if (sky === null) return <Folio className={styles.waiting}>{null}</Folio>;
  const { moon, tithi, mercury } = sky;
  const station = mercury.next_station;
  return (
    <Folio as="section" aria-labelledby="sky-today" className={styles.box}>
      <div className={styles.moon}>
        <MoonPhase {...moonOfTithi(tithi.number)} size={76} decorative />
        <div>
          <Text size="small" tone="muted">
            {words.today}
          </Text>
          <Heading level={3} id="sky-today">
            {words.moonIn(nameOf(moon.zodiac))}
          </Heading>
          <Text size="small" tone="muted">
            <time dateTime={sky.at}>{dayInWords(sky.at, language)}</time>
          </Text>
        </div>
      </div>
      <Text>
        {words.tithi(words.paksha[tithi.paksha], tithi.name, moon.nakshatra)}{' '}
        {words.tithiKinds[(tithi.number - 1) % 5]}
      </Text>
      <div className={styles.mercury}>
        <GrahaGlyph graha="mercury" size={24} />
        <div>
          <Text as="strong" weight="strong">
            {words.mercury[mercury.motion]}
          </Text>
          <Text size="small" tone="muted">
            {station
              ? words.mercury.until[station.motion](
                  nameOf(mercury.zodiac),
                  dayInWords(station.at, language, false),
                )
              : words.mercury.in(nameOf(mercury.zodiac))}
          </Text>
        </div>
      </div>
      <Text size="caption" tone="muted">
        {words.basis}
      </Text>
    </Folio>
  );
}
