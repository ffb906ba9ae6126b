import * as v from 'valibot';
import { isIsoDateForm, isRealDate } from './calendar.ts';
import { isComputedDate } from './computed-dates.ts';
import { say } from './messages.ts';

const instantForm = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/;

/** Whether it is `YYYY-MM-DD`, or an instant in UTC to the second. */
const isDateOrInstant = (text: string) => isIsoDateForm(text) || instantForm.test(text);

/**
 * A date, `YYYY-MM-DD`, for its noon by the clock of the birth's place; or an instant in UTC, `2026-11-21T06:30:00Z`. 1800 to
 * 2200; now if absent.
 */
export const dateOrInstantField = v.optional(
  v.pipe(
    v.string(say('valueNotText')),
    v.trim(),
    v.check(isDateOrInstant, say('dateOrInstantForm')),
    v.check((text) => isRealDate(text.slice(0, 10)), say('dateUnreal')),
    v.check((text) => isComputedDate(text.slice(0, 10)), say('almanacYears')),
  ),
);
