import type { Horoscope } from '@jyoti/contract';
import { grahaIds } from '@jyoti/ui/glyphs';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { PositionTable } from '@jyoti/ui/position-table';
import { dayOfInstant, dayAndTime } from '../../reading/dates.ts';
import { rashiOf } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';

/** Where the ten bodies are, and in which house from the sign. */
export function Positions({ horoscope }: { horoscope: Horoscope }) {
  const { positions: words } = useHoroscopeWords();
  const language = useLanguage();
  const { timezone } = horoscope.settings;
  return (
    <Stack as="section" gap="x3" aria-labelledby="horoscope-positions">
      <Heading level={2} id="horoscope-positions">
        {words.title}
      </Heading>
      <Text size="small" tone="muted">
        {words.at(dayAndTime(horoscope.transits_at, timezone, language))}
      </Text>
      <PositionTable
        caption={words.title}
        captionHidden
        positions={horoscope.transits_now.map((row) => ({
          name: row.body,
          graha: grahaIds.find((graha) => graha === row.body.toLowerCase()),
          retrograde: row.retro,
          sign: rashiOf(row.zodiac),
          degree: row.local_degree,
          house: row.house,
          nakshatra: `${row.nakshatra} ${row.nakshatra_pada}`,
          until: row.until && dayOfInstant(row.until, timezone, language),
        }))}
      />
    </Stack>
  );
}
