import { test } from 'vitest';
import { ToastProvider, type Toast } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: it stands around the product
  void (<ToastProvider />);
  // @ts-expect-error: a message is words
  void ({ tone: 'danger' } satisfies Toast);
  // @ts-expect-error: an action has words
  void ({ text: 'Deleted', action: { onAction: () => undefined } } satisfies Toast);
});
