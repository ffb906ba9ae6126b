import { test } from 'vitest';
import { ButtonLink, Link } from './index.ts';

test('wrong use does not compile', () => {
  // @ts-expect-error: a link leads somewhere
  void (<Link>Kundli</Link>);
  // @ts-expect-error: a link has words
  void (<Link href="/kundli" />);
  void (
    (
      // @ts-expect-error: what is lost for good is a Button's to do
      <ButtonLink href="/delete" variant="danger">
        Delete
      </ButtonLink>
    )
  );
});
