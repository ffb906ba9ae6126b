import { test } from 'vitest';
import { Verdict, VerdictBadge } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: yes or no
  void (<Verdict title="The dosha is present." />);
  // @ts-expect-error: the answer is a sentence
  void (<Verdict present />);
  // @ts-expect-error: yes or no
  void (<VerdictBadge>Yes</VerdictBadge>);
});
