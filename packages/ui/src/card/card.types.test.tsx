import { expectTypeOf, test } from 'vitest';
import { Card, Folio, type CardProps } from './index.ts';

test('a card is a container, never a control', () => {
  // @ts-expect-error: a card that acts holds a Button or a Link
  void (<Card as="button">Navgraha Shanti</Card>);
  // @ts-expect-error: a card without content says nothing
  void (<Card />);
  // @ts-expect-error: the inner hairline needs its padding
  void (<Folio padding="none">Your nine periods</Folio>);
  expectTypeOf<CardProps['as']>().toEqualTypeOf<'div' | 'article' | 'li' | 'section' | undefined>();
});
