import { test } from 'vitest';
import { GemDrawing } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: one of the nine is drawn
  void (<GemDrawing />);
  // @ts-expect-error: topaz is none of the nine
  void (<GemDrawing gem="topaz" />);
});
