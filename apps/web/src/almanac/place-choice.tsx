import { PlaceField, type Place } from '@jyoti/ui/place-field';
import { searchPlaces } from '../data/search-places.ts';
import * as styles from './almanac.css.ts';
import { useAlmanacWords } from './words.ts';

/** Another place: picked, it is shown at once. */
export function PlaceChoice({ onChoose }: { onChoose: (place: Place) => void }) {
  const { changePlace: words } = useAlmanacWords();
  return (
    <div className={styles.place}>
      <PlaceField
        label={words.field}
        hint={words.hint}
        byHand={false}
        search={searchPlaces}
        notChosen={words.notChosen}
        onValueChange={(place) => place && onChoose(place)}
      />
    </div>
  );
}
