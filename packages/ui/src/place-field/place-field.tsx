import { clsx } from 'clsx';
import { MapPinCheckIcon, SearchIcon } from '../icons/index.ts';
import {
  useId,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { Button } from '../button/index.ts';
import { Field, fieldStyles, type FieldOptions } from '../field/index.ts';
import { useFormContext } from '../form/form-context.ts';
import { useStrings } from '../i18n/index.ts';
import { mergeRefs } from '../shared/merge-refs.ts';
import { SpinnerRing } from '../spinner/index.ts';
import { visuallyHidden } from '../visually-hidden/index.ts';
import { PlaceByHand } from './place-by-hand.tsx';
import * as styles from './place-field.css.ts';
import { coordinates, nextOption, type Place } from './place-field.logic.ts';
import { placeFieldStrings } from './place-field.strings.ts';
import { PlaceList } from './place-list.tsx';
import { usePlaceSearch, type PlaceSearch } from './use-place-search.ts';

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldOptions | 'value' | 'defaultValue' | 'onChange' | 'type' | 'role'
>;

export interface PlaceFieldProps extends FieldOptions, InputProps {
  /** The place that is picked, or null while the text is only typed. */
  value: Place | null;
  /** What the box holds: the name of the picked place, or what has been typed. */
  text: string;
  /** Called with every change: a picked place and its name, or null and what has been typed. */
  onChange: (place: Place | null, text: string) => void;
  /** Finds places, best first. The signal is aborted when a newer search makes this one pointless. */
  search: PlaceSearch;
  /**
   * Where a search finds nothing or fails, offers to enter coordinates and zone. Such a place has both as its id.
   * @default true
   */
  byHand?: boolean;
  /** IANA zone that is chosen beforehand for coordinates entered by hand. @default "Asia/Kolkata" */
  defaultTimezone?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A place on earth, picked from those that a search finds: with the coordinates and time zone that a chart needs. */
export function PlaceField({
  label,
  labelHidden,
  hint,
  error,
  name,
  required,
  optional,
  id,
  value,
  text,
  onChange,
  search,
  byHand = true,
  defaultTimezone = 'Asia/Kolkata',
  onBlur,
  onKeyDown,
  disabled,
  className,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: PlaceFieldProps) {
  const strings = useStrings(placeFieldStrings);
  const form = useFormContext();
  const ownId = useId();
  const inputId = id ?? ownId;
  const listId = `${inputId}-places`;
  const statusId = `${inputId}-place`;

  const { precision = 'place' } = value ?? {};
  const approximate = precision === 'place' ? null : strings.middle[precision];

  const { state, typed, searchNow, clear } = usePlaceSearch(search);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const byTab = useRef(false);
  const refs = useMemo(() => mergeRefs(input, ref), [ref]);

  const searching = state.status === 'searching';
  const found = state.status === 'found';
  const open = found && wanted;
  const problems = { short: strings.tooShort, failed: strings.failed };
  const ownError =
    state.status === 'short' || state.status === 'failed' ? problems[state.status] : null;

  const show = () => {
    setWanted(true);
    setActive(-1);
  };

  const type = (next: string) => {
    show();
    typed(next);
    onChange(null, next);
  };

  const ask = () => {
    show();
    searchNow(text);
  };

  const pick = (place: Place) => {
    setWanted(false);
    setActive(-1);
    clear();
    onChange(place, place.place_name);
    // The box changes without an event of its own, so the form around it is told.
    if (name !== undefined) form.edited(name);
  };

  const move = (step: 1 | -1) => {
    setWanted(true);
    setActive(
      open
        ? nextOption(active, step, state.places.length)
        : nextOption(-1, step, state.places.length),
    );
  };

  const enter = (event: KeyboardEvent) => {
    // A picked place is an answer: Enter sends the form, as in any other field.
    if (value) return;
    event.preventDefault();
    const place = open ? state.places[active] : undefined;
    if (place) pick(place);
    else if (found) move(1);
    else ask();
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    // While an input method composes a syllable, Enter and the arrows are its own.
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') enter(event);
    if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && found) {
      event.preventDefault();
      if (event.altKey) setWanted(event.key === 'ArrowDown');
      else move(event.key === 'ArrowDown' ? 1 : -1);
    }
    // The caret moves in the text, so the keys are the text's again.
    if (event.key === 'Home' || event.key === 'End') setActive(-1);
  };

  const close = () => {
    setWanted(false);
    setActive(-1);
  };

  /** The focus may leave the page itself, where no other element takes it. */
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (byTab.current && !event.currentTarget.contains(event.relatedTarget)) close();
  };

  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      // How to choose is of no use once it is chosen.
      hint={hint ?? (value ? undefined : strings.hint)}
      error={ownError ?? error}
      name={name}
      required={required}
      optional={optional}
      controlId={inputId}
      describedBy={clsx(value && statusId, describedBy) || undefined}
      after={({ 'aria-invalid': invalid }) =>
        byHand &&
        value === null &&
        !disabled && (
          <PlaceByHand
            // Nothing was found, or the page does not take what is only typed.
            offered={
              state.status === 'none' ||
              state.status === 'failed' ||
              (invalid && ownError === null && text.trim() !== '')
            }
            text={text}
            timezone={defaultTimezone}
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
                {...rest}
                {...control}
                ref={refs}
                type="text"
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={open && active >= 0 ? `${listId}-${active}` : undefined}
                disabled={disabled}
                value={text}
                onChange={(event) => type(event.target.value)}
                onKeyDown={press}
                onBlur={onBlur}
                className={clsx(fieldStyles.control, className)}
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
              icon={
                searching ? <SpinnerRing /> : <SearchIcon size={20} strokeWidth={1.6} aria-hidden />
              }
              disabled={disabled}
              // Busy, but not disabled: a disabled button would drop the focus of whoever pressed it.
              aria-disabled={searching || undefined}
              onClick={ask}
            >
              {searching ? strings.searching : strings.search}
            </Button>
          </div>
          <div role="status" id={statusId}>
            {state.status === 'none' && <p className={styles.status}>{strings.none}</p>}
            {found && <p className={visuallyHidden}>{strings.found(state.places.length)}</p>}
            {value && (
              <p className={styles.status}>
                <MapPinCheckIcon size={20} strokeWidth={1.6} aria-hidden className={styles.pin} />
                <span>
                  {strings.zone(coordinates(value, strings.compass), value.timezone)}
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
