import { test } from 'vitest';
import { PositionTable, type Position } from './index.ts';

const sun: Position = { name: 'Sun', sign: 8, degree: 1, house: 1, nakshatra: 'Anuradha 1' };

test('wrong use does not compile', () => {
  // @ts-expect-error: a table has a name
  void (<PositionTable positions={[sun]} />);
  // @ts-expect-error: signs are 1 to 12
  void (<PositionTable caption="Positions" positions={[{ ...sun, sign: 13 }]} />);
});
