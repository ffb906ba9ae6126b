import { useState } from 'react';
import { screen } from '@testing-library/react';
import { PlaceField, type PlaceFieldProps } from '../src/place-field/index.ts';
import { samplePlaces } from '../src/place-field/sample-places.ts';

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

export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Birth place' });
