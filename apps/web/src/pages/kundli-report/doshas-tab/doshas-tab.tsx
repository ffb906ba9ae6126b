import { PapaBars } from '@jyoti/ui/papa-bars';
import { Stack } from '@jyoti/ui/layout';
import { ReportBlocks, ReportPartView } from '../../../report/report-blocks.tsx';
import type { TabProps } from '../report-props.ts';
import type { SubTabKey } from '../report-tabs.ts';
import { useReportWords } from '../words.ts';
import { doshasPart, mangalFormula, sadeSati } from './doshas-parts.ts';
import { useDoshasTabWords } from './words.ts';

/** The main tab Doshas. Sade Sati, which has no sub-tab, is below each of them; on paper once, below the last. */
export function DoshasTab({ kundli, subTab, now, isLast = true }: TabProps) {
  const words = useDoshasTabWords();
  const report = useReportWords();
  const { doshas, settings } = kundli;
  if (!doshas) return null;
  const setting = { doshas: words, report, timezone: settings.timezone, now };
  return (
    <Stack gap="x6">
      <ReportPartView
        title={subTab.label}
        part={doshasPart(subTab.key as SubTabKey<'doshas'>, kundli, words)}
        slots={{ formula: <ReportBlocks blocks={[mangalFormula(words)]} /> }}
        tables={{ papa: PapaBars }}
      />
      {isLast && <ReportBlocks blocks={[sadeSati(doshas.sadesati, setting)]} />}
    </Stack>
  );
}
