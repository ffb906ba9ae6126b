import { bookSchema, validate, type BookInput } from '@jyoti/contract';
import { isDetail } from './booking-draft.ts';

/** What is wrong before anything is sent, by field. */
export function problemsOf(input: BookInput, step: 'details' | 'review'): Record<string, string> {
  const checked = validate(bookSchema, input);
  if (checked.ok) return {};
  const ofStep = Object.entries(checked.fields).filter(
    ([field]) => step === 'review' || isDetail(field),
  );
  return Object.fromEntries(ofStep);
}
