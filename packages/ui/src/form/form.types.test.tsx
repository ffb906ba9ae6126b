import { test } from 'vitest';
import { Form } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a form without fields asks nothing
  void (<Form />);
  // @ts-expect-error: an error is a sentence
  void (<Form errors={{ name: true }}>Name</Form>);
});
