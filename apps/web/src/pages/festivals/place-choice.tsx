import { PlaceField, type Place } from '@jyoti/ui/place-field';
import { searchPlaces } from '../../data/search-places.ts';
import * as styles from './festivals.css.ts';
import { useFestivalsWords } from './words.ts';

/** Another place: picked, it is shown at once. */
export function PlaceChoice({ onChoose }: { onChoose: (place: Place) => void }) {
  const { changePlace: words } = useFestivalsWords();
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
