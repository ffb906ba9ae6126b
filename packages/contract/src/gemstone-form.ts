import * as v from 'valibot';
import { genders } from './choices.ts';
import { chosenPlace, type Birth } from './birth.ts';
import { birthDate, birthTime, personName } from './fields.ts';
import { say } from './messages.ts';

/** The gemstone form: the kit's values of a birth, beside two names. @returns the birth of the request */
export const gemstoneForm = v.pipe(
  v.object({
    firstName: personName('gemstoneFirstNameRequired'),
    lastName: personName('gemstoneLastNameRequired'),
    gender: v.pipe(v.nullish(v.string(), ''), v.picklist(genders, say('gemstoneGenderRequired'))),
    date: birthDate('gemstoneBirthDateRequired'),
    time: birthTime('gemstoneBirthTimeRequired'),
    place: chosenPlace,
    fold: v.optional(v.picklist([0, 1])),
  }),
  v.transform(({ firstName, lastName, ...birth }): Birth => ({
    ...birth,
    name: `${firstName} ${lastName}`,
  })),
);
