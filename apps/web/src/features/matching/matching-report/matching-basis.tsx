import { matchingMessages } from '@jyoti/reports/messages/matching';
import { partners, type Matching } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Stack, Text } from '@jyoti/ui/layout';
import { clockName, degreesMinutesSeconds, offsetText } from '@jyoti/reports/format';
import { TraditionNote } from '../../documents/tradition-note.tsx';
import type { PartnerLabels } from '@jyoti/reports';
import { matchingReportMessages } from '../../../messages.generated/matching-report.ts';
import { useMessages } from '../../../platform/words/use-messages.ts';
import { useReportWords } from '../../../platform/words/use-report-words.ts';

/** The notices of the calculation. */
export function MatchingNotices({ notices }: Pick<Matching, 'notices'>) {
  return notices.map((notice) => (
    <Alert key={notice} tone="info" announce="off">
      {notice}
    </Alert>
  ));
}

/** The basis of the result, so that readers see why two sites differ. */
export function MatchingBasis({
  match: { settings },
  names,
}: {
  match: Pick<Matching, 'settings'>;
  names: PartnerLabels;
}) {
  const { basis: words } = useMessages(matchingReportMessages);
  const { names: wireNames } = useReportWords(matchingMessages);
  return (
    <Stack gap="x2">
      <Text size="small" tone="muted">
        {words.line}{' '}
        {partners
          .map((partner) => {
            const { ayanamsa_degrees, utc_offset_minutes } = settings[partner];
            return words.chart({
              name: names[partner],
              ayanamsa: degreesMinutesSeconds(ayanamsa_degrees),
              offset: offsetText(utc_offset_minutes),
              timezone: clockName(settings[partner], wireNames),
            });
          })
          .join(' ')}
      </Text>
      <Text size="small" tone="muted">
        {words.uncertain}
      </Text>
      <TraditionNote />
    </Stack>
  );
}
