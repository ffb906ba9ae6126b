import { expectTypeOf, test } from 'vitest';
import { FooterColumn, FooterLink, Newsletter, type SubscribeResult } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a newsletter has a description
  void (<Newsletter title="A letter" onSubscribe={() => Promise.resolve({ ok: true })} />);
  // @ts-expect-error: a column has a title
  void (<FooterColumn>…</FooterColumn>);
  // @ts-expect-error: a link leads somewhere
  void (<FooterLink>About</FooterLink>);
  // @ts-expect-error: what is not done says why
  void ({} satisfies SubscribeResult);
  expectTypeOf<{ ok: true } | { error: string }>().toExtend<SubscribeResult>();
});
