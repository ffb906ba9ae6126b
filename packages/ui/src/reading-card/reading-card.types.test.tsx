import { test } from 'vitest';
import { BasedOn, Keywords, ReadingCard, ReadingList } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a reading has a title
  void (<ReadingCard>…</ReadingCard>);
  // @ts-expect-error: a reading has a text
  void (<ReadingCard title="Third house" />);
  // @ts-expect-error: a list has sentences
  void (<ReadingList />);
  // @ts-expect-error: keywords have a title
  void (<Keywords words={[]} />);
  // @ts-expect-error: a reading is based on something
  void (<BasedOn />);
});
