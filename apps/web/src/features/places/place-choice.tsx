import { Button } from '@jyoti/ui/button';
import { Disclosure } from '@jyoti/ui/disclosure';
import { Stack } from '@jyoti/ui/layout';
import type { Place } from '@jyoti/ui/place-field';
import { useState } from 'react';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import * as styles from './place-choice.css.ts';

const PlaceSearch = lazyPart(() => import('./place-search.tsx'), 'PlaceSearch');

export interface PlaceChoiceWords {
  /** On the button that opens the search. */
  label: string;
  field: string;
  hint: string;
  notChosen: string;
}

interface PlaceChoiceProps {
  words: PlaceChoiceWords;
  onChoose: (place: Place) => void;
  /** A way back to the place that is used without a choice; absent where that is used. */
  reset?: { label: string; onReset: () => void } | undefined;
}

/** Another place: what is picked is used at once, and the search closes. */
export function PlaceChoice({ words, onChoose, reset }: PlaceChoiceProps) {
  const [open, setOpen] = useState(false);
  const choose = (place: Place) => {
    setOpen(false);
    onChoose(place);
  };
  return (
    <Disclosure label={words.label} open={open} onOpenChange={setOpen}>
      {open && (
        <Stack gap="x3" align="start">
          <div className={styles.search}>
            <PlaceSearch words={words} onChoose={choose} />
          </div>
          {reset && (
            <Button
              size="small"
              onClick={() => {
                setOpen(false);
                reset.onReset();
              }}
            >
              {reset.label}
            </Button>
          )}
        </Stack>
      )}
    </Disclosure>
  );
}
