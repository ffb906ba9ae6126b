import type { HoroscopeDocument } from '@jyoti/contract';
import { Card } from '@jyoti/ui/card';
import { Cluster, Sidebar, Stack, Text } from '@jyoti/ui/layout';
import { Section } from '@jyoti/ui/section';
import { TermProvider } from '@jyoti/ui/term-tip';
import { Advice } from './advice.tsx';
import { AspectCards } from './aspect-cards.tsx';
import { Company } from './company.tsx';
import { Consultation } from './consultation.tsx';
import { DayFacts } from './day-facts.tsx';
import { HoroscopeSteps } from './horoscope-steps.tsx';
import { MonthTransits } from './month-transits.tsx';
import { Positions } from './positions.tsx';
import { AreaLines } from './area-lines.tsx';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { horoscopeMessages } from '../../../messages.generated/horoscope.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';

/** A horoscope: its sentences, then their basis, then advice. */
export function HoroscopeView({ report }: { report: HoroscopeDocument }) {
  const { title } = useMessages(horoscopeMessages);
  const { day, settings, opening, month } = report;
  const [general, ...aspects] = report.parts;
  const first = general && (
    <Card variant="folio">
      <Section title={general.title}>
        <AreaLines lines={general.lines} lead columns={day ? 1 : 2} />
      </Section>
    </Card>
  );
  return (
    <TermProvider glossary={report.glossary}>
      <Stack gap="x7">
        {day ? (
          <Sidebar aside={<DayFacts day={day} timeZone={settings.timezone} />}>{first}</Sidebar>
        ) : (
          first
        )}
        {report.steps && <HoroscopeSteps sign={report.sign} steps={report.steps} />}
        <AspectCards parts={aspects} />
        <Sidebar
          inlineSize="17rem"
          aside={<MonthTransits month={month} timeZone={settings.timezone} />}
        >
          <Positions {...report.positions} />
        </Sidebar>
        <Advice {...report.advice} />
        <Company {...report.company} />
        <Cluster data-print="hide">
          <ShareResult title={title} text={opening} />
        </Cluster>
        <Consultation />
        <Text size="small" tone="muted">
          {report.limits}
        </Text>
      </Stack>
    </TermProvider>
  );
}
