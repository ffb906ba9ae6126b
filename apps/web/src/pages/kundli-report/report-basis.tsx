import type { Kundli } from '@jyoti/contract';
import { Alert } from '@jyoti/ui/alert';
import { Stack, Text } from '@jyoti/ui/layout';
import { useWords } from '../../words/index.ts';
import { degreesMinutesSeconds, offsetText } from './format.ts';

/** What the result rests on, so that a reader sees why two sites differ, and what the calculation has to say of itself. */
export function ReportBasis({ kundli: { settings, notices } }: { kundli: Kundli }) {
  const words = useWords().report;
  return (
    <Stack gap="x3">
      {notices.map((notice) => (
        <Alert key={notice} tone="info">
          {notice}
        </Alert>
      ))}
      <Text size="small" tone="muted">
        {words.settings(
          words.ayanamsas[settings.ayanamsa],
          degreesMinutesSeconds(settings.ayanamsa_degrees),
          words.nodes[settings.node],
          offsetText(settings.utc_offset_minutes),
          settings.timezone,
        )}{' '}
        {words.uncertain}
      </Text>
    </Stack>
  );
}
