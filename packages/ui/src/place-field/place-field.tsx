import { composeEventHandlers } from '@radix-ui/primitive';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { clsx } from 'clsx';
import {
  useId,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Button } from '../button/index.ts';
import { Field, type FieldOptions, type ValueOptions } from '../field/index.ts';
import * as fieldStyles from '../shared/styles/field.css.ts';
import { splitFieldProps } from '../field/split-field-props.ts';
import { SubmittedValue } from '../field/submitted-value.tsx';
import { useEarlyInput } from '../field/hooks/use-early-input.ts';
import { useFormReset } from '../field/hooks/use-form-reset.ts';
import { useValidity } from '../field/hooks/use-validity.ts';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { MapPinCheckIcon, SearchIcon } from '../icons/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { PlaceByHand } from './by-hand/place-by-hand.tsx';
import * as styles from './place-field.css.ts';
import { coordinates, isOffset, nextOption, type Place } from './search/place-field.logic.ts';
import { placeFieldStrings } from '../messages.generated/en/components/PlaceField.ts';
import { PlaceList } from './search/place-list.tsx';
import { usePlaceSearch, type PlaceSearch } from './search/use-place-search.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'type' | 'role'
>;

/**
 * `value` is the picked place; `null` while there is none, or while its name is only typed. The text is submitted under
 * `name`, and the parts of a picked place under `name.latitude`, `name.longitude` (degrees) and `name.timeZone` (IANA).
 */
export interface PlaceFieldProps extends FieldOptions, ValueOptions<Place>, InputProps {
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
  /** Passed to the input, like `id`, `aria-*` and all native attributes. */
  ref?: Ref<HTMLInputElement>;
}

/** A combobox for a place, picked from search results, with the coordinates and time zone that a chart needs. */
export function PlaceField({
  value: controlled,
  defaultValue,
  onValueChange,
  text: controlledText,
  defaultText = '',
  onTextChange,
  search,
  byHand = true,
  defaultTimeZone = 'Asia/Kolkata',
  notChosen,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  ...props
}: PlaceFieldProps) {
  const strings = useStrings(placeFieldStrings);
  const form = useFormContext();
  const [field, native] = splitFieldProps(props);
  const { name, disabled } = field;
  const isFixed = disabled === true || native.readOnly === true;
  const ownId = useId();
  const inputId = field.controlId ?? ownId;
  const listId = `${inputId}-places`;
  const statusId = `${inputId}-place`;
  const input = useRef<HTMLInputElement>(null);
  const refs = useComposedRefs(input, ref);

  const [value, setValue] = useControllableState<Place | null>({
    prop: controlled,
    defaultProp: defaultValue ?? null,
    onChange: onValueChange,
    caller: 'PlaceField',
  });
  const [draft, setDraft] = useControllableState({
    prop: controlledText,
    defaultProp: defaultText,
    onChange: onTextChange,
    caller: 'PlaceField',
  });
  const text = value?.name ?? draft;
  const [first] = useState({ value, text: draft });
  /** Whether the text was typed here: the parent validates its own text. */
  const [isTyped, setTyped] = useState(false);

  const { precision = 'place' } = value ?? {};
  const approximate = precision === 'place' ? null : strings.middle[precision];

  const { state, typed, searchNow, clear } = usePlaceSearch(search);
  const [isExpanded, setExpanded] = useState(false);
  const [active, setActive] = useState(-1);
  const row = useRef<HTMLDivElement>(null);
  const byTab = useRef(false);

  const searching = state.status === 'searching';
  const found = state.status === 'found';
  const open = found && isExpanded;
  const problems = { short: strings.tooShort, failed: strings.failed };
  const ownError =
    state.status === 'short' || state.status === 'failed' ? problems[state.status] : null;

  const show = () => {
    setExpanded(true);
    setActive(-1);
  };

  const type = (next: string) => {
    show();
    typed(next);
    setTyped(true);
    setDraft(next);
    setValue(null);
  };
  useEarlyInput(input, text, type);
  useFormReset(input, () => {
    setExpanded(false);
    clear();
    setTyped(false);
    setDraft(defaultText || first.text);
    setValue(defaultValue ?? first.value);
  });
  const isOpen = isTyped && value === null && text.trim() !== '';
  useValidity(
    input,
    isOpen ? (notChosen ?? (byHand ? strings.notChosenNorByHand : strings.notChosen)) : null,
  );

  const runSearch = () => {
    show();
    searchNow(text);
  };

  const pick = (place: Place) => {
    setExpanded(false);
    setActive(-1);
    clear();
    setTyped(false);
    setDraft('');
    setValue(place);
    // The input changes without an event, so the form has to be notified.
    if (name !== undefined) form.edited(name);
  };

  const move = (step: 1 | -1) => {
    setExpanded(true);
    setActive(
      open
        ? nextOption(active, step, state.places.length)
        : nextOption(-1, step, state.places.length),
    );
  };

  const enter = (event: KeyboardEvent) => {
    // With a picked place, Enter submits the form, as in any other field.
    if (value || isFixed) return;
    event.preventDefault();
    const place = open ? state.places[active] : undefined;
    if (place) pick(place);
    else if (found) move(1);
    else runSearch();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // While an input method composes a syllable, it handles Enter and the arrows.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter(event);
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found) {
      event.preventDefault();
      if (event.altKey) setExpanded(event.key === 'ArrowDown');
      else move(event.key === 'ArrowDown' ? 1 : -1);
    }
    // The caret was moved in the text, so the input handles the keys again.
    if (event.key === 'Home' || event.key === 'End') setActive(-1);
  };

  const close = () => {
    setExpanded(false);
    setActive(-1);
  };

  /** The focus may leave the page, without a `relatedTarget`. */
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (byTab.current && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Field
      {...field}
      // Instructions are not needed once a place is chosen.
      hint={field.hint ?? (value ? undefined : strings.hint)}
      error={ownError ?? field.error}
      controlId={inputId}
      describedBy={clsx(value && statusId, field.describedBy) || undefined}
      after={() =>
        byHand &&
        !isFixed && (
          <PlaceByHand
            text={text}
            place={value}
            timeZone={defaultTimeZone}
            onPlace={pick}
            onDone={() => input.current?.focus()}
          />
        )
      }
    >
      {(control) => (
        <>
          <div
            ref={row}
            onBlur={leave}
            onFocus={() => {
              byTab.current = false;
            }}
            onKeyDownCapture={(event) => {
              byTab.current = event.key === 'Tab';
            }}
            className={styles.row}
            data-part="place-field"
            data-state={state.status}
          >
            <div className={styles.box}>
              <input
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                {...native}
                {...control}
                ref={refs}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
                value={text}
                onChange={composeEventHandlers(onChange, (event) => type(event.target.value))}
                onKeyDown={composeEventHandlers(onKeyDown, press)}
                onBlur={onBlur}
                className={fieldStyles.control}
              />
              {open && (
                <PlaceList
                  id={listId}
                  label={strings.places}
                  places={state.places}
                  active={active}
                  onPick={pick}
                  anchor={input}
                  row={row}
                  onDismiss={close}
                />
              )}
            </div>
            <Button
              className={styles.button}
              icon={<SearchIcon />}
              disabled={isFixed}
              loading={searching}
              loadingLabel={strings.searching}
              onClick={runSearch}
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
            {state.status === 'none' && <p className={styles.status}>{strings.none}</p>}
            {found && (
              <p className={visuallyHidden}>{strings.found({ count: state.places.length })}</p>
            )}
            {value && (
              <p className={styles.status}>
                <MapPinCheckIcon className={styles.pin} />
                <span>
                  {strings.zone({
                    coordinates: coordinates(value, strings.compass),
                    timezone: isOffset(value.timeZone) ? `UTC${value.timeZone}` : value.timeZone,
                  })}
                  {approximate && <> {approximate}</>}
                </span>
              </p>
            )}
          </div>
        </>
      )}
    </Field>
  );
}
