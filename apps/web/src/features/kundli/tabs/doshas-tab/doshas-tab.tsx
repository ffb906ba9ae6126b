import type { KundliPartKey } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import { PapaBars } from '@jyoti/ui/meter';
import { ReportView } from '@jyoti/ui/report-view';
import { AT_ONCE, type TabProps } from '../report-props.ts';

const tables = { papa: PapaBars };

/**
 * The main tab Doshas. Sade Sati has no sub-tab and is shown below each; in print once, below the
 * last.
 */
export function DoshasTab({ kundli: { parts }, subTab, isLast = true }: TabProps) {
  const part = parts[subTab.key as KundliPartKey];
  const sadeSati = parts['sade-sati-summary'];
  return (
    <Stack gap="x6">
      {part && <ReportView {...part} title={subTab.label} atOnce={AT_ONCE} tables={tables} />}
      {isLast && sadeSati && <ReportView {...sadeSati} />}
    </Stack>
  );
}
