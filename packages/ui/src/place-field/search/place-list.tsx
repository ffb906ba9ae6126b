import { useEffect, useRef, type RefObject } from 'react';
import { Layer } from '../../shared/layers/layer.tsx';
import { usePlacement } from '../../shared/layers/use-placement.ts';
import * as styles from '../place-field.css.ts';
import type { Place } from './place-field.logic.ts';

interface PlaceListProps {
  /** Id of the list; the ids of its options are derived from it. */
  id: string;
  label: string;
  places: readonly Place[];
  /** Index of the active option; -1 for none. */
  active: number;
  onPick: (place: Place) => void;
  /** The input that the list is anchored to. */
  anchor: RefObject<HTMLElement | null>;
  /** Input and button: the list stays open while the focus is in them. */
  row: RefObject<HTMLElement | null>;
  onDismiss: () => void;
}

/** The list of results. Focus stays in the input, which handles keys; the list handles the pointer only. */
export function PlaceList({
  id,
  label,
  places,
  active,
  onPick,
  anchor,
  row,
  onDismiss,
}: PlaceListProps) {
  const list = useRef<HTMLDivElement>(null);
  usePlacement(true, anchor, list, { side: 'below', align: 'start' });

  useEffect(() => {
    // jsdom has no layout and no scrollIntoView.
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);

  // An option handles clicks only: the combobox keeps the focus and handles keys.
  const clickOn = (place: Place) => ({ onClick: () => onPick(place) });

  return (
    <Layer also={[row]} onDismiss={onDismiss}>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        className={styles.list}
        onMouseDown={(event) => event.preventDefault()}
      >
        {places.map((place, index) => (
          <div
            key={place.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.option}
            {...clickOn(place)}
          >
            {place.name}
          </div>
        ))}
      </div>
    </Layer>
  );
}
