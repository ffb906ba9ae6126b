import type { Horoscope } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { Heading, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Advice } from './advice.tsx';
import { AspectCards } from './aspect-cards.tsx';
import { Company } from './company.tsx';
import { Consultation } from './consultation.tsx';
import { DayFacts } from './day-facts.tsx';
import { useInTurn } from '../../tool/in-turn.tsx';
import { AspectsComing, RestComing } from './horoscope-skeleton.tsx';
import { MonthTransits } from './month-transits.tsx';
import { Positions } from './positions.tsx';
import { AreaLines } from './area-lines.tsx';
import { useHoroscopeWords } from './words.ts';

/** Opening, cards, sky, advice. */
const PARTS = 4;

/**
 * A horoscope: its sentences first, then what they rest on, then what may be done with it. Drawn one after another, so that a
 * slow phone has its first sentences before it reckons what stands below them.
 */
export function HoroscopeView({ horoscope }: { horoscope: Horoscope }) {
  const words = useHoroscopeWords();
  const drawn = useInTurn(PARTS, 1);
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
      {drawn > 1 ? <AspectCards horoscope={horoscope} /> : <AspectsComing />}
      {drawn > 2 ? (
        <Sidebar width="17rem" aside={<MonthTransits horoscope={horoscope} />}>
          <Positions horoscope={horoscope} />
        </Sidebar>
      ) : (
        <RestComing />
      )}
      {drawn > 3 && (
        <>
          <Advice horoscope={horoscope} />
          <Company horoscope={horoscope} />
          <Consultation />
          <Basis horoscope={horoscope} />
        </>
      )}
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
