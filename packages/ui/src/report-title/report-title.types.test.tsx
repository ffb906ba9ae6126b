import { test } from 'vitest';
import { ReportSentence, ReportTitle } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a report has a title
  void (<ReportTitle sentence="Simha rises." />);
  // @ts-expect-error: a sentence has words
  void (<ReportSentence />);
});
