import { expectTypeOf, test } from 'vitest';
import { DateField, parseDate, type ParsedDate } from './index.ts';

test('a date field without a label does not compile', () => {
  // @ts-expect-error: the label names the field
  void (<DateField value="" onChange={() => undefined} />);
  // @ts-expect-error: the text is the owner's, so that nothing typed is ever lost
  void (<DateField label="Date of birth" onChange={() => undefined} />);
  // @ts-expect-error: the native date picker speaks another language of dates
  void (<DateField label="Date of birth" value="" onChange={() => undefined} type="date" />);
  expectTypeOf(parseDate).returns.toEqualTypeOf<ParsedDate>();
});
