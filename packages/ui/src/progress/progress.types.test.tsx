import { test } from 'vitest';
import { Progress } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: what is under way has a name
  void (<Progress value={40} />);
  // @ts-expect-error: not known is said by leaving it out
  void (<Progress label="Uploading" value="40%" />);
});
