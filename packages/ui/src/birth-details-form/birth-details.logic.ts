import type { Place } from '../place-field/index.ts';

/** The values of the fields. Half-typed text is not a value yet: it stays in its field, and a Form does not submit it. */
export interface BirthDetails {
  /** Name of the person, as typed. */
  name: string;
  /** `null` while none is chosen. */
  gender: 'male' | 'female' | 'other' | null;
  /** YYYY-MM-DD. */
  date: string | null;
  /** HH:mm:ss. */
  time: string | null;
  /** Nobody knows the time: `time` is then not used. */
  timeUnknown: boolean;
  /** Which of two equal clock times, if clocks were set back in that hour. If omitted, the first. */
  fold?: 0 | 1;
  /** The place that is picked, or null while its name is only typed. */
  place: Place | null;
  /** The typed text while no place is picked. */
  placeText: string;
}

/** All fields empty. */
export const noBirthDetails: BirthDetails = {
  name: '',
  gender: null,
  date: null,
  time: null,
  timeUnknown: false,
  place: null,
  placeText: '',
};

/** The fields in the order of the form: who, date, time, place. */
export const BIRTH_QUESTIONS = ['name', 'gender', 'date', 'time', 'place'] as const;
export type BirthQuestion = (typeof BIRTH_QUESTIONS)[number];

/** The properties of the details that a field fills. */
export function answerTo(question: BirthQuestion, details: BirthDetails): readonly unknown[] {
  switch (question) {
    case 'time':
      return [details.time, details.timeUnknown];
    case 'place':
      return [details.place?.id, details.place?.timeZone, details.placeText];
    default:
      return [details[question]];
  }
}

/** Validation errors of a field that can be found without a server. */
export type BirthProblem =
  | 'nameRequired'
  | 'nameLetters'
  | 'genderRequired'
  | 'dateRequired'
  | 'timeRequired'
  | 'placeRequired'
  | 'placeNotChosen';

/**
 * At least one letter of any script; besides it vowel signs, joiners, spaces and punctuation of
 * names: A. K. Rao, D'Souza, Anne-Marie.
 */
const NAME = /^(?=.*\p{L})[\p{L}\p{M}\s.'\u2019\-\u200c\u200d]+$/u;

function problemOf(question: BirthQuestion, details: BirthDetails): BirthProblem | null {
  switch (question) {
    case 'name':
      if (details.name.trim() === '') return 'nameRequired';
      return NAME.test(details.name) ? null : 'nameLetters';
    case 'gender':
      return details.gender === null ? 'genderRequired' : null;
    case 'date':
      return details.date === null ? 'dateRequired' : null;
    case 'time':
      return details.timeUnknown || details.time !== null ? null : 'timeRequired';
    case 'place':
      if (details.place) return null;
      return details.placeText.trim() === '' ? 'placeRequired' : 'placeNotChosen';
  }
}

/** All validation errors by field; empty if the details can be submitted. */
export function birthDetailsProblems(
  details: BirthDetails,
  questions: readonly BirthQuestion[] = BIRTH_QUESTIONS,
): Partial<Record<BirthQuestion, BirthProblem>> {
  return Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, details);
      return problem === null ? [] : [[question, problem]];
    }),
  );
}

/**
 * `UTC+05:30`, with seconds for local mean time: `UTC+05:53:28`. @param minutes east of Greenwich
 */
export function utcOffsetText(minutes: number): string {
  const seconds = Math.round(Math.abs(minutes) * 60);
  const part = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(part);
  return `UTC${minutes < 0 ? '\u2212' : '+'}${parts.slice(0, seconds % 60 === 0 ? 2 : 3).join(':')}`;
}
