import { expectTypeOf, test } from 'vitest';
import { AlertDialog, Dialog, type AlertDialogProps, type DialogProps } from './index.ts';

test('a dialog without a title does not compile', () => {
  // @ts-expect-error: the title is what a screen reader says when it opens
  void (<Dialog>…</Dialog>);
  // @ts-expect-error: hidden or not, there is a title
  void (<Dialog titleHidden>…</Dialog>);
  const rest = { open: true, onOpenChange: () => {}, confirmLabel: 'Delete', onConfirm: () => {} };
  // @ts-expect-error: an alert says what would be lost
  void (<AlertDialog {...rest} title="Delete?" />);
  expectTypeOf<DialogProps['title']>().toEqualTypeOf<string>();
  expectTypeOf<AlertDialogProps['open']>().toEqualTypeOf<boolean>();
});
