import { test } from 'vitest';
import { EmptyState, ErrorState } from './index.ts';

test('both say something', () => {
  // @ts-expect-error: a drawing alone says nothing
  void (<EmptyState action="Make your kundli" />);
  // @ts-expect-error: what happened is said
  void (<ErrorState onRetry={() => undefined} />);
});
