import { test } from 'vitest';
import { Badge } from './index.ts';

test('a badge says what it means in words', () => {
  // @ts-expect-error: colour and shape alone say nothing to many
  void (<Badge tone="success" />);
  // @ts-expect-error: tones are meanings, not colours
  void (<Badge tone="red">Inauspicious</Badge>);
});
