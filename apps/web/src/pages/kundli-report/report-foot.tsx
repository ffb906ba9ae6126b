import type { Kundli } from '@jyoti/contract';
import { Stack } from '@jyoti/ui/layout';
import type { ReportSettings as Settings } from '../../kundli/settings-in-url.ts';
import { ReportBasis } from './report-basis.tsx';
import { ReportSettings } from './report-settings.tsx';

interface ReportFootProps {
  kundli: Kundli;
  school: Settings['ashtakvarga_school'];
  working: boolean;
}

/** What the report is based on, and its settings. */
export function ReportFoot({ kundli, school, working }: ReportFootProps) {
  return (
    <Stack gap="x3">
      <ReportBasis kundli={kundli} school={school} />
      <ReportSettings working={working} />
    </Stack>
  );
}
