import type { YearPlace } from '@jyoti/contract';
import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack } from '@jyoti/ui/layout';
import { PlaceField } from '@jyoti/ui/place-field';
import { useState } from 'react';
import { searchPlaces } from '../../data/search-places.ts';
import * as styles from '../parts.css.ts';
import { useAstrologerTabWords } from './words.ts';

interface YearPlaceChoiceProps {
  isBirthPlace: boolean;
  /** @param place null for the place of birth */
  onChoose: (place: YearPlace | null) => void;
}

/** Where the chart of the year is cast: at the place of birth, or where the person lives. */
export function YearPlaceChoice({ isBirthPlace, onChoose }: YearPlaceChoiceProps) {
  const { changePlace: words } = useAstrologerTabWords().year;
  const [open, setOpen] = useState(false);
  const choose = (place: YearPlace | null) => {
    setOpen(false);
    onChoose(place);
  };
  return (
    <Disclosure label={words.label} open={open} onOpenChange={setOpen}>
      {open && (
        <Stack gap="x3" align="start" className={styles.place}>
          <PlaceField
            label={words.field}
            hint={words.hint}
            byHand={false}
            search={searchPlaces}
            notChosen={words.notChosen}
            onValueChange={(place) => place && choose(place)}
          />
          {!isBirthPlace && (
            <Button size="small" onClick={() => choose(null)}>
              {words.birthPlace}
            </Button>
          )}
        </Stack>
      )}
    </Disclosure>
  );
}
