import type { SkyToday } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { GrahaGlyph, nakshatraNames, rashiNames, type RashiNumber } from '@jyoti/ui/glyphs';
import { useStrings } from '@jyoti/ui/i18n';
import { Heading, MediaObject, Rule, Stack, Text } from '@jyoti/ui/layout';
import { Link } from '@jyoti/ui/link';
import { moonOfTithi, MoonPhase } from '@jyoti/ui/moon-phase';
import { timeWords, timeSpanMessages } from '@jyoti/ui/time-span';
import { tithiName, tithiNames } from '@jyoti/ui/tithi-scale';
import { INDIA } from '../../platform/dates/dates.ts';
import { dayInWords } from './day-in-words.ts';
import * as styles from './home.css.ts';
import { homeSectionsMessages } from '../../messages.generated/home-sections.ts';
import { useLanguage } from '../../platform/words/use-language.ts';
import { useMessages } from '../../platform/words/use-messages.ts';
import { frameMessages } from '../../messages.generated/frame.ts';

/** Number of the kind of a tithi, 1 to 5: they repeat from the first tithi of a half month on. */
const tithiKindOf = (tithi: number) => (((tithi - 1) % 5) + 1) as 1 | 2 | 3 | 4 | 5;

/** The sky today: the Moon's sign, tithi and nakshatra, and Mercury's direction, all computed. */
export function SkyBox({ sky }: { sky: SkyToday | null }) {
  const { zodiac: words } = useMessages(homeSectionsMessages);
  const signs = useStrings(rashiNames);
  const nakshatras = useStrings(nakshatraNames);
  const tithis = useStrings(tithiNames);
  const language = useLanguage();
  const signOf = ({ rasi_no: number }: { rasi_no: number }) => signs[number as RashiNumber];

  if (sky === null)
    return (
      <Card variant="folio" className={styles.skyWaiting}>
        {null}
      </Card>
    );
  const { moon, tithi, mercury, eclipse } = sky;
  const station = mercury.next_station;
  return (
    <Card variant="folio" as="section" aria-labelledby="sky-today" className={styles.skyBox}>
      <Stack>
        <MediaObject
          align="center"
          media={<MoonPhase {...moonOfTithi(tithi.number)} size={76} decorative />}
        >
          <Text size="small" tone="muted">
            {words.today}
          </Text>
          <Heading level={3} id="sky-today">
            {words.moonIn({ sign: signOf(moon) })}
          </Heading>
          <Text size="small" tone="muted">
            <time dateTime={sky.at}>{dayInWords(sky.at, language)}</time>
          </Text>
        </MediaObject>
        <Text>
          <Link href="/panchang">
            {words.tithi({
              tithi: tithiName(tithi.number, tithis),
              nakshatra: nakshatras[moon.nakshatra_no] ?? '',
            })}
          </Link>{' '}
          {words.tithiKinds[tithiKindOf(tithi.number)]}
        </Text>
        <Rule />
        <MediaObject gap="x3" media={<GrahaGlyph graha="mercury" size={24} />}>
          <Text as="strong" weight="strong">
            {words.mercury[mercury.motion]}
          </Text>
          <Text size="small" tone="muted">
            {station
              ? words.mercury.until[station.motion]({
                  sign: signOf(mercury),
                  date: dayInWords(station.at, language, false),
                })
              : words.mercury.in({ sign: signOf(mercury) })}
          </Text>
        </MediaObject>
        {eclipse && <NextEclipse eclipse={eclipse} />}
        <Text size="caption" tone="muted">
          {words.basis}
        </Text>
      </Stack>
    </Card>
  );
}

/** An eclipse of the coming weeks, with a link to its day in the panchang. */
function NextEclipse({ eclipse }: { eclipse: NonNullable<SkyToday['eclipse']> }) {
  const { eclipse: words } = useMessages(homeSectionsMessages).zodiac;
  const language = useLanguage();
  const { newDelhi: place } = useMessages(frameMessages);
  const { title, type, date, greatest_at: greatest, seen } = eclipse;
  const day = dayInWords(greatest, language, false);
  const times = timeWords(timeSpanMessages[language], language, { timeZone: INDIA, day: date });
  return (
    <MediaObject gap="x3" media={<GrahaGlyph graha="rahu" size={24} />}>
      <Link
        href={`/panchang?${new URLSearchParams({ day: date, latitude: '28.6139', longitude: '77.209', place })}`}
      >
        {title}
      </Link>
      <Text size="small" tone="muted">
        {type === 'penumbral'
          ? words.dim({ day })
          : seen
            ? words.seen({ day, span: times.span(seen.start, seen.end) })
            : words.unseen({ day })}
      </Text>
    </MediaObject>
  );
}
