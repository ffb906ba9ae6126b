import type { contentForms } from '@jyoti/contract';
import type { Awaited } from './json-lines.ts';

/** Messages about content files that cannot be stored. */
export interface PieceProblemWords {
  awaited: Record<Awaited, string>;
  notList: string;
  missing: string;
  /** By the type that the schema expects. */
  belongs: Record<'string' | 'number' | 'boolean' | 'array' | 'object', string>;
  oneOf: (choices: string) => string;
  unknownName: string;
  empty: string;
  /** By the form that the schema expects. */
  forms: Record<keyof typeof contentForms, string>;
  invalid: string;
  repeated: (id: string) => string;
}

export const pieceProblemWordsEn: PieceProblemWords = {
  awaited: {
    value: 'This is not JSON: a value belongs here.',
    name: 'This is not JSON: a name in double quotes belongs here.',
    colon: 'This is not JSON: a colon belongs after the name.',
    comma: 'This is not JSON: a comma or the closing bracket belongs here.',
    end: 'This is not JSON: nothing may follow here.',
    depth: 'This is nested too deep.',
  },
  notList: 'This file must hold a list.',
  missing: 'This is required, but it is missing.',
  belongs: {
    string: 'A text in double quotes belongs here.',
    number: 'A number without quotes belongs here.',
    boolean: 'Only true or false, without quotes, is allowed here.',
    array: 'A list in square brackets belongs here.',
    object: 'Names and values in curly brackets belong here.',
  },
  oneOf: (choices) => `Only one of these is allowed here: ${choices}.`,
  unknownName: 'This name is not known here: check its spelling, or remove it.',
  empty: 'This must not be empty.',
  forms: {
    sitePath: 'This must be a path on this site, such as /panchang, or a # with a name.',
    picture: 'This must be the path of a picture on this site, such as /images/moon.webp.',
    slug: 'This can have small letters, digits and single hyphens only: the-moons-month.',
    year: 'This must be a year of four digits.',
    duration: 'This must be minutes and seconds, such as 4:05.',
    hour: 'This must be an hour on the clock of 24 hours, such as 18:30.',
    outside: 'This must be an address that begins with https://.',
  },
  invalid: 'This value is not valid here.',
  repeated: (id: string) => `The id “${id}” is in the list twice.`,
};
