import { PlaceField, type Place } from '@jyoti/ui/place-field';
import { searchPlaces } from '../../platform/data/search-places.ts';
import type { PlaceChoiceWords } from './place-choice.tsx';

interface PlaceSearchProps {
  words: PlaceChoiceWords;
  onChoose: (place: Place) => void;
}

/** A search for a place in its own chunk, because few visitors change the place. */
export function PlaceSearch({ words, onChoose }: PlaceSearchProps) {
  return (
    <PlaceField
      label={words.field}
      hint={words.hint}
      byHand={false}
      search={searchPlaces}
      notChosen={words.notChosen}
      onValueChange={(place) => place && onChoose(place)}
    />
  );
}
