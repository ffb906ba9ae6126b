import { birthDetailsHi } from '../../birth-details-form/birth-details-form.strings.hi.ts';
import { dateFieldHi } from '../../date-field/date-field.strings.hi.ts';
import { formHi } from '../../form/form.strings.hi.ts';
import { imageFieldHi } from '../../image-field/image-field.strings.hi.ts';
import { numberFieldHi } from '../../number-field/number-field.strings.hi.ts';
import { placeFieldHi } from '../../place-field/place-field.strings.hi.ts';
import { searchFieldHi } from '../../search-field/search-field.strings.hi.ts';
import { passwordHi, textAreaHi } from '../../text-field/text-field.strings.hi.ts';
import { timeFieldHi } from '../../time-field/time-field.strings.hi.ts';
import type { KitMessages } from '../kit-messages.ts';

/** Words of the kit in Hindi: fields of forms. */
export const forms = {
  BirthDetailsForm: birthDetailsHi,
  DateField: dateFieldHi,
  Form: formHi,
  ImageField: imageFieldHi,
  NumberField: numberFieldHi,
  PasswordField: passwordHi,
  PlaceField: placeFieldHi,
  SearchField: searchFieldHi,
  TextArea: textAreaHi,
  TimeField: timeFieldHi,
} satisfies KitMessages;
