import { doshasMessages } from '@jyoti/reports/messages/doshas';
import { periodsMessages } from '@jyoti/reports/messages/periods';
import { doshasPart, mangalFormula, sadeSati, type SubTabKey } from '@jyoti/reports';
import { PapaBars } from '@jyoti/ui/papa-bars';
import { Stack } from '@jyoti/ui/layout';
import { ReportView } from '@jyoti/ui/report-view';
import { AT_ONCE, type TabProps } from '../report-props.ts';
import { useReportWords } from '../../words/use-report-words.ts';

/**
 * The main tab Doshas. Sade Sati has no sub-tab and is shown below each; in print once, below the
 * last.
 */
export function DoshasTab({ kundli, subTab, now, isLast = true }: TabProps) {
  const words = useReportWords(doshasMessages);
  const periods = useReportWords(periodsMessages);
  const { doshas, settings } = kundli;
  if (!doshas) return null;
  const setting = { doshas: words, periods, timezone: settings.timezone, now };
  const part = doshasPart(subTab.key as SubTabKey<'doshas'>, kundli, words);
  return (
    <Stack gap="x6">
      {part && (
        <ReportView
          {...part}
          title={subTab.label}
          atOnce={AT_ONCE}
          slots={{ formula: <ReportView blocks={[mangalFormula(words)]} /> }}
          tables={{ papa: PapaBars }}
        />
      )}
      {isLast && <ReportView blocks={[sadeSati(doshas.sadesati, setting)]} />}
    </Stack>
  );
}
