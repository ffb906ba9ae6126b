import { test } from 'vitest';
import { ArcadeScene, ThemeScene } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a backdrop is that of a theme
  void (<ThemeScene />);
  // @ts-expect-error: there are ten themes
  void (<ThemeScene theme="midnight" />);
  // @ts-expect-error: rashis are 1 to 12
  void (<ArcadeScene moonSign={13} />);
});
