import { afterAll, expect, test } from 'vitest';
import { PlacesInThread } from '../src/places/places-in-thread.ts';

const places = new PlacesInThread();
afterAll(() => places.close());

test('a question that comes before the index stands is answered when it stands', async () => {
  const [first] = await places.search('Shivpuri 473551');
  expect(first).toMatchObject({ name: 'Shivpuri', region: 'Madhya Pradesh' });
}, 120_000);

test('many questions at once are each given their own answer', async () => {
  const asked = ['ujjain', 'chennai', 'kochi', 'leh'];
  const found = await Promise.all(asked.map((name) => places.search(name)));
  expect(found.map(([first]) => first?.name.toLowerCase())).toEqual(asked);
  expect(await places.exactly('Ujjain, Madhya Pradesh, India')).toMatchObject({ name: 'Ujjain' });
  expect(await places.exactly('Nowhere, India')).toBeNull();
});

test('a closed search refuses what is under way instead of leaving it waiting', async () => {
  const other = new PlacesInThread();
  const refused = expect(other.search('ujjain')).rejects.toThrow('closed');
  await other.close();
  await refused;
});
