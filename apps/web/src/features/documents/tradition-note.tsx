import { Text } from '@jyoti/ui/layout';
import { reportMessages } from '../../messages.generated/report.ts';
import { useMessages } from '../../platform/words/use-messages.ts';

/** One sentence on the limits of a report, once on each. */
export function TraditionNote() {
  const words = useMessages(reportMessages);
  return (
    <Text size="small" tone="muted">
      {words.tradition}
    </Text>
  );
}
