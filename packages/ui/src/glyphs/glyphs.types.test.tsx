import { test } from 'vitest';
import { ElementGlyph, GrahaGlyph, RashiGlyph, WithGlyph } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: there are nine grahas, and Pluto is not among them
  void (<GrahaGlyph graha="pluto" />);
  // @ts-expect-error: the rashis have four elements
  void (<ElementGlyph element="ether" />);
  // @ts-expect-error: signs are 1 to 12
  void (<RashiGlyph sign={0} />);
  // @ts-expect-error: a glyph belongs to a name
  void (<WithGlyph glyph={null} />);
});
