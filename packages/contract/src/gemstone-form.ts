import * as v from 'valibot';
import { genders } from './choices.ts';
import { birthPlaceSchema, type Birth } from './birth.ts';
import { clockTime, isoFromDayMonthYear, withSeconds } from './calendar.ts';
import { personName, requiredText, typedBirthDate } from './fields.ts';
import { say } from './messages.ts';

/** The gemstone form as it is on the page: date `dd/mm/yyyy`, time of 24 hours, a chosen place. */
export const gemstoneFormSchema = v.object({
  firstName: personName('gemstoneFirstNameRequired'),
  lastName: personName('gemstoneLastNameRequired'),
  gender: v.pipe(v.optional(v.string(), ''), v.picklist(genders, say('gemstoneGenderRequired'))),
  birthDate: typedBirthDate('gemstoneBirthDateRequired'),
  /** `HH:mm` or `HH:mm:ss`, empty while hour or minute is missing. */
  birthTime: v.optional(
    v.pipe(
      requiredText('gemstoneBirthTimeRequired'),
      v.regex(clockTime, say('timeFormat')),
      v.transform(withSeconds),
    ),
    '',
  ),
  /** The place chosen from the search; `null` while none is chosen. */
  birthPlace: v.pipe(v.optional(v.unknown(), null), birthPlaceSchema),
});
export type GemstoneForm = v.InferOutput<typeof gemstoneFormSchema>;

/** The birth of a validated gemstone form. */
export function birthFromGemstoneForm(form: GemstoneForm): Birth {
  return {
    name: `${form.firstName} ${form.lastName}`,
    gender: form.gender,
    date: isoFromDayMonthYear(form.birthDate) ?? form.birthDate,
    time: form.birthTime,
    place: form.birthPlace,
  };
}
