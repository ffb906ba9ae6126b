import type { Horoscope } from '@jyoti/contract';
import { Folio } from '@jyoti/ui/card';
import { Cluster, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Part } from '@jyoti/ui/part';
import { TermProvider } from '@jyoti/ui/term-tip';
import { Advice } from './advice.tsx';
import { AspectCards } from './aspect-cards.tsx';
import { Company } from './company.tsx';
import { Consultation } from './consultation.tsx';
import { DayFacts } from './day-facts.tsx';
import { MonthTransits } from './month-transits.tsx';
import { Positions } from './positions.tsx';
import { AreaLines } from './area-lines.tsx';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { useTerms } from './terms.ts';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** A horoscope: its sentences, then their basis, then advice. */
export function HoroscopeView({ horoscope }: { horoscope: Horoscope }) {
  const words = useMessages(horoscopeMessages);
  const terms = useTerms();
  const daily = horoscope.period === 'daily';
  const opening = (
    <Folio>
      <Part title={words.parts.general}>
        <AreaLines horoscope={horoscope} areas={['general']} lead columns={daily ? 1 : 2} />
      </Part>
    </Folio>
  );
  return (
    <TermProvider glossary={terms}>
      <Stack gap="x7">
        {daily ? <Sidebar aside={<DayFacts horoscope={horoscope} />}>{opening}</Sidebar> : opening}
        <AspectCards horoscope={horoscope} />
        <Sidebar inlineSize="17rem" aside={<MonthTransits horoscope={horoscope} />}>
          <Positions horoscope={horoscope} />
        </Sidebar>
        <Advice horoscope={horoscope} />
        <Company horoscope={horoscope} />
        <Cluster data-print="hide">
          <ShareResult
            title={words.title}
            text={horoscope.lines.find(({ area }) => area === 'general')?.text ?? words.title}
          />
        </Cluster>
        <Consultation />
        <Text size="small" tone="muted">
          {words.tradition} {words.basis({ zone: horoscope.settings.timezone })}
        </Text>
      </Stack>
    </TermProvider>
  );
}
