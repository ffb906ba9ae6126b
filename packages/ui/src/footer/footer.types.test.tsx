import { expectTypeOf, test } from 'vitest';
import { Footer, type FooterProps, type SubscribeResult } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: the year is given, so that server and browser write the same
  void (<Footer columns={[]} holder="Jyoti" registeredOffice="New Delhi" />);
  // @ts-expect-error: a newsletter has a description
  void ({ title: 'A letter' } satisfies FooterProps['newsletter']);
  // @ts-expect-error: what is not done says why
  void ({} satisfies SubscribeResult);
  expectTypeOf<{ ok: true } | { error: string }>().toExtend<SubscribeResult>();
});
