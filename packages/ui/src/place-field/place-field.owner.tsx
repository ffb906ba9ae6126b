import { useState } from 'react';
import { PlaceField, type Place, type PlaceFieldProps } from './index.ts';
import { samplePlaces } from './sample-places.ts';

/** A search whose answers the test gives when it likes, newest question last. */
export function heldSearch() {
  const asked: {
    query: string;
    signal: AbortSignal;
    answer: (places: readonly Place[]) => void;
    fail: () => void;
  }[] = [];
  const search: PlaceFieldProps['search'] = (query, signal) =>
    new Promise((resolve, reject) => {
      asked.push({
        query,
        signal,
        answer: resolve,
        fail: () => reject(new Error('no connection')),
      });
    });
  return { search, asked };
}

/** The field with an owner that keeps place and text, as every page does. */
export function Owned({
  value: firstValue = null,
  text: firstText = '',
  onChange,
  search = async () => samplePlaces.slice(0, 2),
  ...props
}: Partial<PlaceFieldProps>) {
  const [value, setValue] = useState(firstValue);
  const [text, setText] = useState(firstText);
  return (
    <PlaceField
      label="Birth place"
      {...props}
      value={value}
      text={text}
      onChange={(place, next) => {
        setValue(place);
        setText(next);
        onChange?.(place, next);
      }}
      search={search}
    />
  );
}
