import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../i18n/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './place-field.css.ts';
import { coordinates, isOffset, offsetFromText, type Place } from './place-field.logic.ts';
import { degreesFromText } from './degrees-from-text.ts';
import { placeFieldStrings } from '../messages.generated/en/components/PlaceField.ts';

interface CoordinatesProps {
  /** The typed text, or the name of the selected place. It becomes the name of the new place. */
  text: string;
  /** The picked place, whose coordinates and zone are changed. */
  place: Place | null;
  /** IANA zone that is chosen beforehand where no place is picked. */
  timeZone: string;
  onPlace: (place: Place) => void;
  /** Called when it closes, with a place or without, so that the focus can be moved. */
  onDone: () => void;
}

/** All time zones of the browser, the given one first, without its aliases. */
function zonesFrom(first: string): string[] {
  const engineName = new Intl.DateTimeFormat('en', { timeZone: first }).resolvedOptions().timeZone;
  const others = Intl.supportedValuesOf('timeZone');
  return [first, ...others.filter((zone) => zone !== first && zone !== engineName)];
}

/** Value in the list of zones for a typed offset. */
const BY_HAND = 'offset';

/** Coordinates and zone of a place. It is inside the surrounding form, and not a form itself. */
function Coordinates({ text, place, timeZone, onPlace, onDone }: CoordinatesProps) {
  const strings = useStrings(placeFieldStrings);
  const first = useRef<HTMLInputElement>(null);
  const [latitude, setLatitude] = useState<number | null>(place?.latitude ?? null);
  const [longitude, setLongitude] = useState<number | null>(place?.longitude ?? null);
  const known = place?.timeZone ?? timeZone;
  const [zone, setZone] = useState(isOffset(known) ? BY_HAND : known);
  const [offset, setOffset] = useState(isOffset(known) ? known : '');
  const [isSubmitted, setSubmitted] = useState(false);
  const [zones] = useState(() => zonesFrom(isOffset(known) ? timeZone : known));

  // It replaces the button that opened it, which had the focus.
  useEffect(() => first.current?.focus(), []);

  const inRange = (degrees: number | null, most: number): degrees is number =>
    degrees !== null && Math.abs(degrees) <= most;

  const clock = zone === BY_HAND ? offsetFromText(offset) : zone;

  const take = () => {
    setSubmitted(true);
    if (!inRange(latitude, 90) || !inRange(longitude, 180) || clock === null) return;
    const where = { latitude, longitude };
    const name = text.trim() || coordinates(where, strings.compass);
    const isSamePoint = place?.latitude === latitude && place.longitude === longitude;
    onPlace({
      ...(isSamePoint ? place : { id: `${latitude},${longitude}`, ...where }),
      name,
      timeZone: clock,
    });
    onDone();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter in one of the inputs submits these coordinates, not the surrounding form.
    event.preventDefault();
    take();
  };

  const axes = [
    ['latitude', 90, latitude, setLatitude],
    ['longitude', 180, longitude, setLongitude],
  ] as const;

  return (
    <div
      role="group"
      aria-label={strings.byHand}
      className={styles.byHand}
      data-part="place-by-hand"
    >
      {axes.map(([axis, most, value, onValueChange]) => (
        <NumberField
          key={axis}
          ref={axis === 'latitude' ? first : undefined}
          label={strings[axis]}
          hint={strings[`${axis}Hint`]}
          error={isSubmitted && value === null ? strings[`${axis}Required`] : null}
          min={-most}
          max={most}
          decimals={6}
          read={(typed) => degreesFromText(typed, axis)}
          value={value}
          onValueChange={onValueChange}
          onKeyDown={press}
        />
      ))}
      <Select
        label={strings.timezone}
        hint={strings.timezoneHint}
        options={[
          ...zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') })),
          { value: BY_HAND, label: strings.offsetByHand },
        ]}
        value={zone}
        onValueChange={setZone}
      />
      {zone === BY_HAND && (
        <TextField
          label={strings.offset}
          hint={strings.offsetHint}
          error={isSubmitted && clock === null ? strings.offsetWrong : null}
          autoComplete="off"
          value={offset}
          onValueChange={setOffset}
          onKeyDown={press}
        />
      )}
      <div className={styles.byHandActions}>
        <Button size="small" onClick={take}>
          {strings.use}
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          {strings.cancel}
        </Button>
      </div>
    </div>
  );
}

/** For places that the search does not find: a button that opens fields for coordinates and time zone. */
export function PlaceByHand({ onDone, ...coordinatesOf }: CoordinatesProps) {
  const strings = useStrings(placeFieldStrings);
  const [entering, setEntering] = useState(false);
  const done = () => {
    setEntering(false);
    onDone();
  };
  if (entering) return <Coordinates {...coordinatesOf} onDone={done} />;
  return (
    <Button variant="quiet" size="small" className={styles.offer} onClick={() => setEntering(true)}>
      {strings.more}
    </Button>
  );
}
