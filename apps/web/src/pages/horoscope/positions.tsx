import type { Horoscope, TransitNow } from '@jyoti/contract';
import { GrahaBadge } from '@jyoti/ui/graha-badge';
import type { GrahaId } from '@jyoti/ui/glyphs';
import { useLanguage } from '@jyoti/ui/i18n';
import { Heading, Stack, Text } from '@jyoti/ui/layout';
import { SignBadge } from '@jyoti/ui/sign-badge';
import { Table, type TableColumn } from '@jyoti/ui/table';
import { dayOfInstant, instantInWords } from '../../reading/dates.ts';
import * as styles from './horoscope.css.ts';
import { rashiOf } from '../../reading/horoscope-signs.ts';
import { useHoroscopeWords } from './words.ts';

/** A degree inside a sign, cut to the minute: 29.999 is 29°59′, for the sign beside it says where it stands. */
function degreeInWords(degree: number): string {
  const minutes = Math.floor(degree * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
}

/** Where the ten bodies stand, and in which house from the sign. */
export function Positions({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const language = useLanguage();
  const { timezone } = horoscope.settings;
  const { positions } = words;
  const columns: TableColumn<TransitNow>[] = [
    { id: 'body', header: positions.body, cell: (row) => <Body row={row} /> },
    {
      id: 'sign',
      header: positions.sign,
      stacked: 'end',
      cell: ({ zodiac }) => <SignBadge sign={rashiOf(zodiac)} />,
    },
    {
      id: 'degree',
      header: positions.degree,
      numeric: true,
      cell: ({ local_degree }) => degreeInWords(local_degree),
    },
    { id: 'house', header: positions.house, numeric: true, cell: ({ house }) => house },
    {
      id: 'nakshatra',
      header: positions.nakshatra,
      cell: ({ nakshatra, nakshatra_pada }) => `${nakshatra} ${nakshatra_pada}`,
    },
    {
      id: 'until',
      header: positions.until,
      cell: ({ until }) => until && dayOfInstant(until, timezone, language),
    },
  ];
  return (
    <section aria-labelledby="horoscope-positions" className={styles.part}>
      <Stack gap="x3">
        <Heading level={2} id="horoscope-positions">
          {positions.title}
        </Heading>
        <Text size="small" tone="muted">
          {positions.at(instantInWords(horoscope.transits_at, timezone, language))}
        </Text>
        <Table
          caption={positions.title}
          captionHidden
          columns={columns}
          rows={horoscope.transits_now}
          rowKey={({ body }) => body}
        />
      </Stack>
    </section>
  );
}

/** The nodes always go backwards: of them nothing is said. */
function Body({ row: { body, retro } }: { row: TransitNow }) {
  const { positions } = useHoroscopeWords();
  if (body === 'Uranus') {
    return (
      <span className={styles.uranus}>
        {body}
        {retro && <span className={styles.aside}>{positions.retrograde}</span>}
      </span>
    );
  }
  const isNode = body === 'Rahu' || body === 'Ketu';
  return <GrahaBadge graha={body.toLowerCase() as GrahaId} retrograde={retro && !isNode} />;
}
