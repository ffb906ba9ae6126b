import { bookSchema, validate, type BookInput, type Validation } from '@jyoti/contract';
import { isDetail } from './booking-draft.ts';

/** What is to be sent at a step of a booking, or what is wrong with the answers of the steps up to it. */
export function checkedBooking(
  input: BookInput,
  step: 'details' | 'review',
): Validation<BookInput> {
  const checked = validate(bookSchema, input);
  const found = Object.entries(checked.ok ? {} : checked.fields).filter(
    ([field]) => step === 'review' || isDetail(field),
  );
  return found.length > 0
    ? { ok: false, fields: Object.fromEntries(found) }
    : { ok: true, value: input };
}
