import { Text } from '@jyoti/ui/layout';
import { useCommonReportWords } from './words.ts';

/** One sentence on the limits of a report, once on each. */
export function TraditionNote() {
  const words = useCommonReportWords();
  return (
    <Text size="small" tone="muted">
      {words.tradition}
    </Text>
  );
}
