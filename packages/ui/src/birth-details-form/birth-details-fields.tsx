import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ElementType, HTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../button/index.ts';
import { DateField } from '../date-field/index.ts';
import { useStrings } from '../i18n/index.ts';
import { PlaceField, type PlaceFieldProps } from '../place-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { usePartChange } from '../shared/react/use-part-change.ts';
import { TextField } from '../text-field/index.ts';
import { TimeField, type TimeFieldProps } from '../time-field/index.ts';
import {
  BIRTH_QUESTIONS,
  noBirthDetails,
  utcOffsetText,
  type BirthDetails,
  type BirthQuestion,
} from './birth-details.logic.ts';
import * as styles from './birth-details-form.css.ts';
import { birthDetailsFormStrings } from '../messages.generated/en/components/BirthDetailsForm.ts';
import { ResolvedBirth, type ResolvedBirthProps } from './resolved-birth.tsx';

/** Strings that replace the kit's own. */
export type BirthDetailsWords = Partial<Record<BirthQuestion, string>>;

export interface BirthDetailsFieldsProps extends Omit<
  HTMLAttributes<HTMLElement>,
  'onChange' | 'title' | 'children' | 'defaultValue'
> {
  /** The value (controlled). */
  value?: BirthDetails;
  /** The initial value (uncontrolled). @default `noBirthDetails` */
  defaultValue?: BirthDetails;
  /** Called with all values when the user changes one. */
  onValueChange?: (value: BirthDetails) => void;
  /** Finds places, best first. */
  searchPlaces: PlaceFieldProps['search'];
  /** The fields to show, always in this order. @default all five: name, gender, date, time, place */
  ask?: readonly BirthQuestion[];
  /** Names of the fields, by which a Form finds their errors. @default name, gender, date, time, place */
  names?: Partial<Record<BirthQuestion, string>>;
  /** Labels of the fields. @default those of the kit */
  labels?: BirthDetailsWords;
  /** Hints below the fields. Time and place have default hints. */
  hints?: BirthDetailsWords;
  /** `h23`: a 24-hour clock; `h12`: 12 hours with AM and PM. @default "h23" */
  hourCycle?: TimeFieldProps['hourCycle'];
  /** The preselected half of the day, of a 12-hour clock. @default none */
  defaultPeriod?: TimeFieldProps['defaultPeriod'];
  /** Shows a switch "time unknown". `false` where the result needs the time. @default true */
  askTimeUnknown?: boolean;
  /** Explains what an unknown time means for the result. */
  timeUnknownHint?: ReactNode;
  /** Today, YYYY-MM-DD: the calendar offers no later day. Without it, there is no last day. */
  today?: string;
  /** Group label above the fields, for example whose birth it is. May contain a Heading. */
  title?: ReactNode;
  /** Place, zone and offset that the page resolved for the current value; null while unknown. */
  resolved?:
    | (Pick<ResolvedBirthProps, 'place' | 'timeZone' | 'utcOffsetMinutes' | 'note'> & {
        /**
         * Set for an ambiguous clock time (clocks were set back): both UTC offsets, in minutes east
         * of Greenwich. The visitor chooses one.
         */
        repeatedOffsetsMinutes?: readonly [number, number];
        /** Other readings of the birth, each a button: another clock of the place, or the date in another calendar. */
        offers?: readonly {
          /** What the button says. */
          label: string;
          /** Values that a press sets. */
          change: Partial<BirthDetails>;
        }[];
      })
    | null;
  ref?: Ref<HTMLElement>;
}

export const DEFAULT_NAMES: Readonly<Record<BirthQuestion, string>> = {
  name: 'name',
  gender: 'gender',
  date: 'date',
  time: 'time',
  place: 'place',
};

interface RepeatedHourProps {
  time: string;
  offsets: readonly [number, number];
  name: string;
  value: 0 | 1;
  onChange: (fold: 0 | 1) => void;
}

/** The first or the second occurrence of the clock time. */
function RepeatedHour({ time, offsets, name, value, onChange }: RepeatedHourProps) {
  const strings = useStrings(birthDetailsFormStrings);
  const [first, second] = offsets.map(utcOffsetText);
  return (
    <RadioGroup
      label={strings.repeated({ time })}
      hint={strings.repeatedHint}
      name={name}
      options={[
        { value: '0', label: strings.first({ time, offset: first ?? '' }) },
        { value: '1', label: strings.second({ time, offset: second ?? '' }) },
      ]}
      value={value === 1 ? '1' : '0'}
      onValueChange={(chosen) => onChange(chosen === '1' ? 1 : 0)}
    />
  );
}

/** The fields of one birth, for use inside a Form: once in a sign-up, twice in a matching. */
export function BirthDetailsFields({
  value: valueProp,
  defaultValue = noBirthDetails,
  onValueChange,
  searchPlaces,
  ask = BIRTH_QUESTIONS,
  names,
  labels,
  hints,
  hourCycle,
  defaultPeriod,
  askTimeUnknown = true,
  timeUnknownHint,
  today,
  title,
  resolved = null,
  className,
  ...rest
}: BirthDetailsFieldsProps) {
  const strings = useStrings(birthDetailsFormStrings);
  const [value, setValue] = useControllableState({
    prop: valueProp,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'BirthDetailsFields',
  });
  const change = usePartChange(value, setValue);
  /** Called on another time or place: resets the choice between two equal clock times. */
  const changeMoment = (part: Partial<BirthDetails>) => change({ ...part, fold: undefined });
  const repeated = resolved?.repeatedOffsetsMinutes;
  const common = (question: BirthQuestion) => ({
    label: labels?.[question] ?? strings[question],
    hint: hints?.[question],
    name: names?.[question] ?? DEFAULT_NAMES[question],
    required: true,
  });

  const fields: Record<BirthQuestion, ReactNode> = {
    name: (
      <TextField
        key="name"
        {...common('name')}
        autoComplete="off"
        value={value.name}
        onValueChange={(name) => change({ name })}
      />
    ),
    gender: (
      <Select
        key="gender"
        {...common('gender')}
        placeholder={strings.genderPlaceholder}
        options={(['male', 'female', 'other'] as const).map((gender) => ({
          value: gender,
          label: strings.genders[gender],
        }))}
        value={value.gender}
        onValueChange={(gender) => change({ gender })}
      />
    ),
    date: (
      <DateField
        key="date"
        {...common('date')}
        today={today}
        max={today}
        value={value.date}
        onValueChange={(date) => changeMoment({ date })}
      />
    ),
    time: (
      <TimeField
        key="time"
        {...common('time')}
        hourCycle={hourCycle}
        defaultPeriod={defaultPeriod}
        hint={hints?.time ?? strings.timeHint}
        value={value.time}
        onValueChange={(time) => changeMoment({ time })}
        unknown={value.timeUnknown}
        unknownHint={timeUnknownHint}
        onUnknownChange={askTimeUnknown ? (timeUnknown) => change({ timeUnknown }) : undefined}
      />
    ),
    place: (
      <PlaceField
        key="place"
        {...common('place')}
        search={searchPlaces}
        value={value.place}
        text={value.placeText}
        onValueChange={(place) => changeMoment({ place })}
        onTextChange={(placeText) => change({ placeText })}
        notChosen={strings.problems.placeNotChosen}
      />
    ),
  };

  const Root = (title ? 'fieldset' : 'div') as ElementType;
  return (
    <Root {...rest} className={className} data-part="birth-details">
      {title && <legend className={styles.legend}>{title}</legend>}
      <div className={styles.fields}>
        {BIRTH_QUESTIONS.filter((question) => ask.includes(question)).map(
          (question) => fields[question],
        )}
        <div role="status" className={styles.status}>
          {resolved && (
            <ResolvedBirth
              place={resolved.place}
              timeZone={resolved.timeZone}
              utcOffsetMinutes={resolved.utcOffsetMinutes}
              note={resolved.note}
            />
          )}
        </div>
        {resolved?.offers?.map(({ label, change: part }) => (
          <Button key={label} variant="secondary" size="small" onClick={() => changeMoment(part)}>
            {label}
          </Button>
        ))}
        {repeated && value.time !== null && !value.timeUnknown && (
          <RepeatedHour
            time={value.time.replace(/:00$/, '')}
            offsets={repeated}
            name={`${names?.time ?? DEFAULT_NAMES.time}.fold`}
            value={value.fold ?? 0}
            onChange={(fold) => change({ fold })}
          />
        )}
      </div>
    </Root>
  );
}
