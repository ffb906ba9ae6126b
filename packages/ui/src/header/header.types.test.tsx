import { expectTypeOf, test } from 'vitest';
import { Header, type HeaderItem } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a picture has words in its place
  void (<Header logo={{ src: '/logo.svg' }} />);
  // @ts-expect-error: who is signed in has a name
  void (<Header user={{}} />);
  // @ts-expect-error: an item leads somewhere
  void ({ id: 1, title: 'Kundli' } satisfies HeaderItem);
  expectTypeOf<HeaderItem['id']>().toEqualTypeOf<string | number>();
});
