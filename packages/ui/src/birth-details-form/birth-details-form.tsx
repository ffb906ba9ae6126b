import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Form, type FieldErrors, type FormProps } from '../form/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Heading } from '../layout/index.ts';
import { birthDetailsStrings } from './birth-details-form.strings.ts';
import {
  BirthDetailsFields,
  DEFAULT_NAMES,
  type BirthDetailsFieldsProps,
} from './birth-details-fields.tsx';
import {
  answerTo,
  BIRTH_QUESTIONS,
  birthDetailsProblems,
  noBirthDetails,
  type BirthDetails,
  type BirthQuestion,
} from './birth-details.logic.ts';

type Fields = Pick<
  BirthDetailsFieldsProps,
  | 'value'
  | 'defaultValue'
  | 'onValueChange'
  | 'searchPlaces'
  | 'ask'
  | 'names'
  | 'labels'
  | 'hints'
  | 'askTimeUnknown'
  | 'timeUnknownHint'
  | 'today'
  | 'resolved'
>;

export interface BirthDetailsFormProps
  extends Fields, Omit<FormProps, 'onChange' | 'onSubmit' | 'title' | 'children' | 'defaultValue'> {
  /** @default "PERSONAL DETAILS" */
  title?: ReactNode;
  /** Its place in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * What is wrong with the details, a sentence a field, by the fields' names; asked at each submit.
   * @default an answer to each question, letters only in the name, a date of the calendar
   */
  check?: (details: BirthDetails) => FieldErrors;
  /** Errors from a server. They stay until the parent removes them. */
  errors?: FieldErrors;
  /** The details are whole. */
  onSubmit: (details: BirthDetails) => void;
  /** @default "Generate Kundli" */
  submitLabel?: ReactNode;
  /** The answer is under way. @default false */
  loading?: boolean;
  /** What the button says meanwhile. @default "Generating..." */
  loadingLabel?: ReactNode;
}

/** Errors of the last submit, and the details that it submitted. */
interface LastSubmit {
  errors: FieldErrors;
  details: BirthDetails;
}

const noErrors: FieldErrors = {};

/** Asks for a birth, whole enough to cast a chart of it. */
export function BirthDetailsForm({
  value: valueProp,
  defaultValue = noBirthDetails,
  onValueChange,
  searchPlaces,
  ask = BIRTH_QUESTIONS,
  names,
  labels,
  hints,
  askTimeUnknown,
  timeUnknownHint,
  today,
  resolved,
  title,
  headingLevel = 2,
  check,
  errors = noErrors,
  onSubmit,
  onInvalidSubmit,
  onFieldEdit,
  submitLabel,
  loading = false,
  loadingLabel,
  ...form
}: BirthDetailsFormProps) {
  const strings = useStrings(birthDetailsStrings);
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'BirthDetailsForm',
  });
  const [lastSubmit, setLastSubmit] = useState<LastSubmit>({ errors: noErrors, details: value });
  const nameOf = (question: BirthQuestion) => names?.[question] ?? DEFAULT_NAMES[question];

  const ownCheck = (details: BirthDetails): FieldErrors =>
    Object.fromEntries(
      Object.entries(birthDetailsProblems(details, ask)).map(([question, problem]) => [
        nameOf(question as BirthQuestion),
        strings.problems[problem],
      ]),
    );

  // A rejected answer is an error until it changes, whether it was typed or filled in by the page.
  const stillAnswered = (question: BirthQuestion) => {
    const before = answerTo(question, lastSubmit.details);
    return answerTo(question, value).every((part, index) => part === before[index]);
  };
  const changed = ask.filter((question) => !stillAnswered(question)).map(nameOf);
  const unchanged = Object.fromEntries(
    Object.entries(lastSubmit.errors).filter(([name]) => !changed.includes(name)),
  );

  /** @param problems what the fields hold that is no answer: a half-typed date */
  const submit = (problems: FieldErrors = noErrors) => {
    const found = { ...(check ?? ownCheck)(value), ...problems };
    setLastSubmit({ errors: found, details: value });
    if (Object.values(found).every((message) => !message)) onSubmit(value);
  };

  const edited = (name: string) => {
    setLastSubmit(({ errors: { [name]: _edited, ...others }, details }) => ({
      errors: others,
      details,
    }));
    onFieldEdit?.(name);
  };

  return (
    <Form
      {...form}
      errors={{ ...unchanged, ...errors }}
      onFieldEdit={edited}
      onSubmit={() => submit()}
      onInvalidSubmit={(event, data, problems) => {
        submit(problems);
        onInvalidSubmit?.(event, data, problems);
      }}
    >
      <Heading level={headingLevel} size="h4">
        {title ?? strings.heading}
      </Heading>
      <BirthDetailsFields
        value={value}
        onValueChange={setValue}
        searchPlaces={searchPlaces}
        ask={ask}
        names={names}
        labels={labels}
        hints={hints}
        askTimeUnknown={askTimeUnknown}
        timeUnknownHint={timeUnknownHint}
        today={today}
        resolved={resolved}
      />
      <Button
        type="submit"
        variant="primary"
        fullWidth
        loading={loading}
        loadingLabel={loadingLabel ?? strings.busy}
      >
        {submitLabel ?? strings.submit}
      </Button>
    </Form>
  );
}
