import { test } from 'vitest';
import { PersonCard } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a member of a team has a role
  void (<PersonCard name="Arjun Rao" />);
});
