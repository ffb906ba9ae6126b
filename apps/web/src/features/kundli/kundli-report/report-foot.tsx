import { ayanamsaName } from '@jyoti/language';
import { settingsToSend, type Kundli } from '@jyoti/contract';
import { Grid, Stack, Text } from '@jyoti/ui/layout';
import { memo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { clockName, degreesMinutesSeconds, offsetText } from '@jyoti/reports/format';
import { namesMessages } from '@jyoti/reports/messages/names';
import { ShareResult } from '../../documents/share/share-result.tsx';
import { TraditionNote } from '../../documents/tradition-note.tsx';
import { ReportSettings } from '../tabs/report-settings.tsx';
import { kundliReportMessages } from '../../../messages.generated/kundli-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { reportSettingsMessages } from '../../../messages.generated/report-settings.ts';
import { ayanamsasMessages } from '@jyoti/language/terms/ayanamsas';

interface ReportFootProps {
  kundli: Kundli;
  /** More lines about the basis of the result. */
  basis: string;
  /** Whether another report is being calculated. @default false */
  working?: boolean;
  /** Whether the settings have the choices on which schools differ. @default true */
  hasSchools?: boolean;
}

/** Sharing, the basis of the result, so that readers see why two sites differ, and the settings. */
export const ReportFoot = memo(function ReportFoot({
  kundli: { birth, settings, summary },
  basis,
  working = false,
  hasSchools = true,
}: ReportFootProps) {
  const words = useMessages(kundliReportMessages);
  const settingsWords = useMessages(reportSettingsMessages);
  const { ayanamsas } = useMessages(ayanamsasMessages);
  const names = useMessages(namesMessages);
  const [search] = useSearchParams();
  const { choices } = settingsWords;
  return (
    <Stack gap="x3">
      <Grid minItem="14rem" gap="x3" align="start" data-print="hide">
        <ShareResult
          title={words.title}
          text={summary ?? words.title}
          hasBirth
          report={{ kind: 'kundli', birth, settings: settingsToSend(search) }}
        />
      </Grid>
      <Text size="small" tone="muted">
        {words.basis.line({
          ayanamsa: ayanamsaName(settings.ayanamsa, ayanamsas),
          degrees: degreesMinutesSeconds(settings.ayanamsa_degrees),
          node: choices.node[settings.node],
          offset: offsetText(settings.utc_offset_minutes),
          zone: clockName(settings, names),
        })}{' '}
        {basis}
      </Text>
      <TraditionNote />
      <ReportSettings working={working} hasSchools={hasSchools} />
    </Stack>
  );
});
