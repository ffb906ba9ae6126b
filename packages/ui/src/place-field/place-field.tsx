import { clsx } from 'clsx';
import { useId } from 'react';
import { Button } from '../button/index.ts';
import type { ComboboxInputProps } from '../combobox/combobox.tsx';
import { OptionList } from '../combobox/option-list.tsx';
import { useCombobox } from '../combobox/use-combobox.ts';
import type { LoadOptions } from '../combobox/index.ts';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useStrings } from '../i18n/index.ts';
import { MapPinCheckIcon, SearchIcon } from '../icons/index.ts';
import { placeFieldStrings } from '../messages.generated/en/components/PlaceField.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { PlaceByHand } from './place-by-hand.tsx';
import * as styles from './place-field.css.ts';
import { coordinates, isOffset, type Place } from './place-field.logic.ts';

export type PlaceSearch = LoadOptions<Place>;

/**
 * `value` is the picked place; `null` while there is none, or while its name is only typed. The text is submitted under
 * `name`, and the parts of a picked place under `name.latitude`, `name.longitude` (degrees) and `name.timeZone` (IANA).
 */
export interface PlaceFieldProps extends FieldOptions, ValueOptions<Place>, ComboboxInputProps {
  /** Controlled text of the input while no place is picked. Uncontrolled without it. */
  text?: string;
  /** Initial text of an uncontrolled input: a place that is known by name only. @default "" */
  defaultText?: string;
  /** Called with the typed text, and with the empty string once a place is picked. */
  onTextChange?: (text: string) => void;
  /** Finds places, best first. The signal is aborted when a newer search starts. */
  search: PlaceSearch;
  /**
   * Offers to enter coordinates and time zone, or to change those of the picked place. A place with custom coordinates
   * has both in its id.
   * @default true
   */
  byHand?: boolean;
  /** IANA time zone preselected for coordinates entered by hand. @default "Asia/Kolkata" */
  defaultTimeZone?: string;
  /** Error at submit if a name was typed and no place picked. */
  notChosen?: string;
}

/** A Combobox for a place, picked from search results, with the coordinates and time zone that a chart needs. */
export function PlaceField({
  value: controlled,
  defaultValue,
  onValueChange,
  text: controlledText,
  defaultText,
  onTextChange,
  search,
  byHand = true,
  defaultTimeZone = 'Asia/Kolkata',
  notChosen,
  ...props
}: PlaceFieldProps) {
  const strings = useStrings(placeFieldStrings);
  const [field, native] = splitFieldProps(props);
  const { name, disabled } = field;
  const statusId = useId();
  const box = useCombobox<Place>({
    caller: 'PlaceField',
    value: controlled,
    defaultValue,
    onValueChange,
    text: controlledText,
    defaultText,
    onTextChange,
    name,
    disabled,
    native,
    load: search,
    minLength: 2,
    delay: 500,
    textOf: (place) => place.name,
    keyOf: (place) => place.id,
    notChosen: notChosen ?? (byHand ? strings.notChosenNorByHand : strings.notChosen),
  });
  const { value, text, status, isFixed } = box;
  const problem = { short: strings.tooShort, failed: strings.failed }[String(status)];
  const { precision = 'place' } = value ?? {};

  return (
    <Field
      {...field}
      // Instructions are not needed once a place is chosen.
      hint={field.hint ?? (value ? undefined : strings.hint)}
      error={problem ?? field.error}
      describedBy={clsx(value && statusId, field.describedBy) || undefined}
      after={() =>
        byHand &&
        !isFixed && (
          <PlaceByHand
            text={text}
            place={value}
            timeZone={defaultTimeZone}
            onPlace={box.pick}
            onDone={() => box.input.current?.focus()}
          />
        )
      }
    >
      {(control) => (
        <>
          <div
            {...box.rowProps}
            className={styles.row}
            data-part="place-field"
            data-state={status === 'loading' ? 'loading' : 'idle'}
          >
            <div className={styles.box}>
              <input
                enterKeyHint="search"
                {...box.inputProps}
                {...control}
                className={clsx(fieldStyles.control, control.className)}
              />
              {box.open && <OptionList box={box} label={strings.places} />}
            </div>
            <Button
              className={styles.button}
              icon={<SearchIcon />}
              disabled={isFixed}
              loading={status === 'loading'}
              loadingLabel={strings.searching}
              onClick={box.search}
            >
              {strings.search}
            </Button>
          </div>
          {name !== undefined &&
            value &&
            (['latitude', 'longitude', 'timeZone'] as const).map((part) => (
              <SubmittedValue
                key={part}
                name={`${name}.${part}`}
                value={value[part]}
                disabled={disabled}
                form={native.form}
              />
            ))}
          <div role="status" id={statusId}>
            {status === 'none' && <p className={styles.status}>{strings.none}</p>}
            {status === 'ready' && (
              <p className={visuallyHidden}>{strings.found({ count: box.all.length })}</p>
            )}
            {value && (
              <p className={styles.status}>
                <MapPinCheckIcon className={styles.pin} />
                <span>
                  {strings.zone({
                    coordinates: coordinates(value, strings.compass),
                    timezone: isOffset(value.timeZone) ? `UTC${value.timeZone}` : value.timeZone,
                  })}
                  {precision !== 'place' && <> {strings.middle[precision]}</>}
                </span>
              </p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
