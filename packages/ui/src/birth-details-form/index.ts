export {
  BirthDetailsFields,
  type BirthDetailsFieldsProps,
  type BirthDetailsWords,
} from './birth-details-fields.tsx';
export { BirthDetailsForm, type BirthDetailsFormProps } from './birth-details-form.tsx';
export {
  BIRTH_QUESTIONS,
  birthDetailsProblems,
  noBirthDetails,
  type BirthDetails,
  type BirthProblem,
  type BirthQuestion,
} from './birth-details.logic.ts';
export { ResolvedBirth, type ResolvedBirthProps } from './resolved-birth.tsx';
