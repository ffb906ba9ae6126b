import { memo } from 'react';
import type { Kundli } from '@jyoti/contract';
import { Stack, Text } from '@jyoti/ui/layout';
import type { ReportSettings } from '../../kundli/settings-in-url.ts';
import { clockName, degreesMinutesSeconds, offsetText } from '../../kundli/format.ts';
import { TraditionNote } from '../../report/tradition-note.tsx';
import { useReportWords } from './words.ts';

/** What the result is based on, so that a reader sees why two sites differ. */
export const ReportBasis = memo(function ReportBasis({
  kundli: { settings },
  school,
}: {
  kundli: Kundli;
  school: ReportSettings['ashtakvarga_school'];
}) {
  const words = useReportWords();
  const { choices } = words.settings;
  return (
    <Stack gap="x3">
      <Text size="small" tone="muted">
        {words.basis.line(
          choices.ayanamsa[settings.ayanamsa],
          degreesMinutesSeconds(settings.ayanamsa_degrees),
          choices.node[settings.node],
          offsetText(settings.utc_offset_minutes),
          clockName(settings),
        )}{' '}
        {words.basis.rest(
          settings.year_days,
          choices.sunrise[settings.sunrise],
          choices.ashtakvarga_school[school],
        )}{' '}
        {words.basis.uncertain}
      </Text>
      <TraditionNote />
    </Stack>
  );
});
