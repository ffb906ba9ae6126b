import { test } from 'vitest';
import { Avatar } from './index.ts';

test('a portrait is of somebody', () => {
  // @ts-expect-error: it is named, also where the name stands beside it
  void (<Avatar src="/anita.jpg" />);
  // @ts-expect-error: sizes are three
  void (<Avatar name="Anita" size={40} />);
});
