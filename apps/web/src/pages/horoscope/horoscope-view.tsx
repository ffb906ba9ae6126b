import type { Horoscope } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Advice } from './advice.tsx';
import { AspectCards } from './aspect-cards.tsx';
import { Company } from './company.tsx';
import { Consultation } from './consultation.tsx';
import { DayFacts } from './day-facts.tsx';
import { MonthTransits } from './month-transits.tsx';
import { Positions } from './positions.tsx';
import { AreaLines } from './area-lines.tsx';
import { useHoroscopeWords } from './words.ts';

/** A horoscope: its sentences first, then what they are based on, then what to do with it. */
export function HoroscopeView({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const daily = horoscope.period === 'daily';
  const opening = (
    <Folio as="section" aria-labelledby="horoscope-general">
      <Stack gap="x4">
        <Heading level={2} size="h3" id="horoscope-general">
          {words.parts.general}
        </Heading>
        <AreaLines horoscope={horoscope} areas={['general']} lead columns={daily ? 1 : 2} />
      </Stack>
    </Folio>
  );
  return (
    <Stack gap="x7">
      {daily ? <Sidebar aside={<DayFacts horoscope={horoscope} />}>{opening}</Sidebar> : opening}
      <AspectCards horoscope={horoscope} />
      <Sidebar width="17rem" aside={<MonthTransits horoscope={horoscope} />}>
        <Positions horoscope={horoscope} />
      </Sidebar>
      <Advice horoscope={horoscope} />
      <Company horoscope={horoscope} />
      <Consultation />
      <Basis horoscope={horoscope} />
    </Stack>
  );
}

function Basis({ horoscope: { settings } }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  return (
    <Text size="small" tone="muted">
      {words.basis(settings.timezone)}
    </Text>
  );
}
