import * as v from 'valibot';
import { numberSystems } from './choices.ts';
import { birthDateField, firstNameField, lastNameField } from './fields.ts';
import { say } from './messages.ts';
import { textsLanguages } from './texts-languages.ts';

/** Body of POST /api/numerology. */
export const numerologyRequestSchema = v.object({
  firstName: firstNameField,
  lastName: lastNameField,
  birthDate: birthDateField,
  /** The spelling that is counted instead of the name: a correction of a transliterated one. */
  spelling: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  system: v.optional(v.picklist(numberSystems, say('choiceUnknown')), 'pythagorean'),
});
export type NumerologyRequest = v.InferOutput<typeof numerologyRequestSchema>;

/** The name as it is counted. */
export const countedName = ({
  firstName,
  lastName,
  spelling,
}: Pick<NumerologyRequest, 'firstName' | 'lastName' | 'spelling'>): string =>
  spelling || `${firstName} ${lastName}`;

export type NumerologyInput = v.InferInput<typeof numerologyRequestSchema>;

export const numerologyCategories = [
  'destiny',
  'personality',
  'attitude',
  'character',
  'soul',
  'agenda',
  'purpose',
] as const;
export type NumerologyCategory = (typeof numerologyCategories)[number];

export const missingNumbers = ['no_letters', 'no_vowels', 'no_consonants'] as const;

const numberSchema = v.object({
  title: v.string(),
  category: v.picklist(numerologyCategories),
  /** 1 to 9, 11 or 22; for personality the day of the month; `null` if the name has no such letters. */
  number: v.nullable(v.number()),
  /** Whether it is 11 or 22. */
  master: v.boolean(),
  /** The single digit of a master number, 2 or 4. */
  reduced: v.nullable(v.number()),
  /** What is counted, and the meaning of the number, or the reason why there is none. */
  meaning: v.optional(v.string()),
  description: v.optional(v.string()),
  /** Meaning of the reduced digit of a master number; absent for other numbers. */
  reduced_description: v.optional(v.string()),
  /** The working, one line for each addition: `8 + 15 + 1947 = 1970`. */
  working: v.array(v.string()),
  /** The counted letters, each with its value. */
  letters: v.array(v.object({ letter: v.string(), value: v.number() })),
  /** Why there is no number. */
  reason: v.nullable(v.picklist(missingNumbers)),
});
export type NumerologyNumber = v.InferOutput<typeof numberSchema>;

const indianNumberSchema = v.object({
  number: v.number(),
  working: v.array(v.string()),
  /** Its meaning; absent if there is no text. */
  description: v.optional(v.string()),
});

/** Data of POST /api/numerology. */
export const numerologySchema = v.object({
  settings: v.object({ system: v.picklist(numberSystems) }),
  notices: v.array(v.string()),
  texts_languages: textsLanguages,
  /** The counted form of the name, A to Z; other characters are left out. */
  counted_name: v.string(),
  ignored_characters: v.array(v.string()),
  destiny: numberSchema,
  personality: numberSchema,
  attitude: numberSchema,
  character: numberSchema,
  soul: numberSchema,
  agenda: numberSchema,
  purpose: numberSchema,
  /** The day of the month, and all digits of the date, as Indian numerology reads them. */
  moolank: indianNumberSchema,
  bhagyank: indianNumberSchema,
});
export type Numerology = v.InferOutput<typeof numerologySchema>;
export const numerologyResponseSchema = v.object({ data: numerologySchema });
