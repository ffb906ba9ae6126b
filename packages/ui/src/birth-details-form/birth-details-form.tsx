import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { useState, type ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Form, type FieldErrors, type FormProps } from '../form/index.ts';
import { useStrings } from '../i18n/index.ts';
import { Heading } from '../layout/index.ts';
import { birthDetailsFormStrings } from '../messages.generated/en/components/BirthDetailsForm.ts';
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
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * Returns validation errors, one sentence per field, by field name; called at each submit.
   * @default every field is required, the name has letters only, the date exists
   */
  check?: (details: BirthDetails) => FieldErrors;
  /** Errors from a server. They stay until the parent removes them. */
  errors?: FieldErrors;
  /** Called with complete, valid details. */
  onSubmit: (details: BirthDetails) => void;
  /** @default "Generate Kundli" */
  submitLabel?: ReactNode;
  /** The submit is pending. @default false */
  loading?: boolean;
  /** Label of the button while `loading`. @default "Generating..." */
  loadingLabel?: ReactNode;
}

/** Errors of the last submit, and the details that it submitted. */
interface LastSubmit {
  errors: FieldErrors;
  details: BirthDetails;
}

const noErrors: FieldErrors = {};

/** A form for the birth details that a chart needs. */
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
  const strings = useStrings(birthDetailsFormStrings);
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

  // A rejected value stays an error until it changes, by typing or by the page.
  const stillAnswered = (question: BirthQuestion) => {
    const before = answerTo(question, lastSubmit.details);
    return answerTo(question, value).every((part, index) => part === before[index]);
  };
  const changed = ask.filter((question) => !stillAnswered(question)).map(nameOf);
  const unchanged = Object.fromEntries(
    Object.entries(lastSubmit.errors).filter(([name]) => !changed.includes(name)),
  );

  /** @param problems errors of fields whose text is not a valid value, such as a half-typed date */
  const submit = (problems: FieldErrors = noErrors) => {
    const submitErrors = { ...(check ?? ownCheck)(value), ...problems };
    setLastSubmit({ errors: submitErrors, details: value });
    if (Object.values(submitErrors).every((message) => !message)) onSubmit(value);
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
