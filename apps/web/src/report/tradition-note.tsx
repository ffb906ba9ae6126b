import { Text } from '@jyoti/ui/layout';
import { useCommonReportWords } from './words.ts';

/** What a report is not, in one sentence; once on each. */
export function TraditionNote() {
  const words = useCommonReportWords();
  return (
    <Text size="small" tone="muted">
      {words.tradition}
    </Text>
  );
}
