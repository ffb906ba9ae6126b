import { test } from 'vitest';
import { PlaceField } from './index.ts';

test('a place field without a name or a search does not compile', () => {
  const owned = { value: null, text: '', onChange: () => undefined };
  // @ts-expect-error: the label names the field
  void (<PlaceField {...owned} search={async () => []} />);
  // @ts-expect-error: the kit never fetches: the page brings the search
  void (<PlaceField label="Birth place" {...owned} />);
  const nowhere = async () => [{ id: '1', place_name: 'Delhi' }];
  // @ts-expect-error: without coordinates and time zone no chart can be cast
  void (<PlaceField label="Birth place" {...owned} search={nowhere} />);
});
