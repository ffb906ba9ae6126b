import { bookSchema, type BookInput, type Validation } from '@jyoti/contract';
import { sentence, validate } from '../../../platform/forms/validate.ts';
import { bookingSteps, stepOf, type BookingStep } from './booking-draft.ts';

/**
 * Validates a step of a booking and those before it: the request data, or the errors.
 *
 * @param hours hours of the chosen day, one of which must be chosen
 */
export function checkedBooking(
  input: BookInput,
  step: BookingStep,
  hours: readonly string[],
): Validation<BookInput> {
  const checked = validate(bookSchema, input);
  const found = Object.entries(checked.ok ? {} : checked.fields).filter(
    ([field]) => bookingSteps.indexOf(stepOf(field)) <= bookingSteps.indexOf(step),
  );
  if (hours.length > 0 && !input.preferredTime) {
    found.push(['preferredTime', sentence('hourRequired')]);
  }
  return found.length > 0
    ? { ok: false, fields: Object.fromEntries(found) }
    : { ok: true, value: input };
}
