import { useState } from 'react';
import { PlaceField, type Place, type PlaceFieldProps } from './index.ts';
import { samplePlaces } from './sample-places.ts';

/** A mocked search whose promises the test resolves, newest query last. */
export function deferredSearch() {
  const requests: {
    query: string;
    signal: AbortSignal;
    answer: (places: readonly Place[]) => void;
    fail: () => void;
  }[] = [];
  const search: PlaceFieldProps['search'] = (query, signal) =>
    new Promise((resolve, reject) => {
      requests.push({
        query,
        signal,
        answer: resolve,
        fail: () => reject(new Error('no connection')),
      });
    });
  return { search, requests };
}

/** The field with a parent that controls its place, as every page does. `text` is the initial text. */
export function Controlled({
  value: first = null,
  text,
  onValueChange,
  search = async () => samplePlaces.slice(0, 2),
  ...props
}: Partial<PlaceFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <PlaceField
      label="Birth place"
      defaultText={text}
      {...props}
      value={value}
      onValueChange={(place) => {
        setValue(place);
        onValueChange?.(place);
      }}
      search={search}
    />
  );
}
