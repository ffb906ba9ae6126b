import { zodiacSigns, type SignName, type SkyToday } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { GrahaGlyph, rashiNames } from '@jyoti/ui/glyphs';
import { useLanguage, useStrings } from '@jyoti/ui/i18n';
import { Heading, Rule, Stack, Text } from '@jyoti/ui/layout';
import { MediaObject } from '@jyoti/ui/media-object';
import { moonOfTithi, MoonPhase } from '@jyoti/ui/moon-phase';
import { dayInWords } from './day-in-words.ts';
import * as styles from './home.css.ts';
import { useSectionWords } from './section-words.ts';

/** What the sky does today: the Moon's sign, tithi and nakshatra, and which way Mercury goes. All of it is calculated. */
export function SkyBox({ sky }: { sky: SkyToday | null }) {
  const { zodiac: words } = useSectionWords();
  const names = useStrings(rashiNames);
  const language = useLanguage();
  const nameOf = (sign: SignName) => names[zodiacSigns.indexOf(sign)] ?? sign;

  if (sky === null) return <Folio className={styles.skyWaiting}>{null}</Folio>;
  const { moon, tithi, mercury } = sky;
  const station = mercury.next_station;
  return (
    <Folio as="section" aria-labelledby="sky-today" className={styles.skyBox}>
      <Stack>
        <MediaObject
          align="center"
          media={<MoonPhase {...moonOfTithi(tithi.number)} size={76} decorative />}
        >
          <Text size="small" tone="muted">
            {words.today}
          </Text>
          <Heading level={3} id="sky-today">
            {words.moonIn(nameOf(moon.zodiac))}
          </Heading>
          <Text size="small" tone="muted">
            <time dateTime={sky.at}>{dayInWords(sky.at, language)}</time>
          </Text>
        </MediaObject>
        <Text>
          {words.tithi(words.paksha[tithi.paksha], tithi.name, moon.nakshatra)}{' '}
          {words.tithiKinds[(tithi.number - 1) % 5]}
        </Text>
        <Rule />
        <MediaObject gap="x3" media={<GrahaGlyph graha="mercury" size={24} />}>
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
        </MediaObject>
        <Text size="caption" tone="muted">
          {words.basis}
        </Text>
      </Stack>
    </Folio>
  );
}
