import { test } from 'vitest';
import { AccountFrame } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a page has a heading
  void (<AccountFrame>The form</AccountFrame>);
  void (
    (
      // @ts-expect-error: there are two widths
      <AccountFrame title="Log in" width="wide">
        The form
      </AccountFrame>
    )
  );
});
