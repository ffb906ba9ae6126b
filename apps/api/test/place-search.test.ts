import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { writeColumns } from '../src/places/column-file.ts';
import { saveIndex, readIndex } from '../src/places/index-file.ts';
import { searchText } from '../src/places/place-index.ts';
import type { PlaceRecord } from '../src/places/place-record.ts';
import { PlaceSearch } from '../src/places/place-search.ts';
import { placeColumns } from '../src/places/place-table.ts';
import { indexedTexts } from '../src/places/text-index.ts';
import { tempDir } from './temp-dir.ts';

describe('the place index without a file from the build', () => {
  const places = new PlaceSearch('/nowhere/index');
  afterAll(() => places.close());

  test('is generated, and earlier searches wait for it', async () => {
    const [first] = await places.search('Shivpuri 473551');
    expect(first).toMatchObject({ name: 'Shivpuri', region: 'Madhya Pradesh' });
  }, 120_000);

  test('returns its own result to each of many concurrent searches', async () => {
    const requests = ['ujjain', 'chennai', 'kochi', 'leh'];
    const found = await Promise.all(requests.map((name) => places.search(name)));
    expect(found.map(([first]) => first?.name.toLowerCase())).toEqual(requests);
    expect(await places.exactly('Ujjain, Madhya Pradesh, India')).toMatchObject({ name: 'Ujjain' });
    expect(await places.exactly('Nowhere, India')).toBeNull();
  });

  test('rejects waiting searches when closed', async () => {
    const other = new PlaceSearch('/nowhere/index');
    const refused = expect(other.search('ujjain')).rejects.toThrow('closed');
    await other.close();
    await refused;
  });
});

/** A town in no list, with e-mails that take two bytes. */
const town: PlaceRecord = {
  id: 'of-the-test',
  names: ['Ujjayinī', 'उज्जयिनी'],
  taluk: '',
  district: 'Avantī',
  region: 'Mālwa',
  country: 'India',
  inIndia: true,
  latitude: -23.182391,
  longitude: 75.776433,
  population: 1_234_567,
  precision: 'place',
  pins: [999_001, 999_002],
  rank: 0,
};
const parts = {
  columns: placeColumns([town]),
  names: indexedTexts(town.names.map((name) => searchText(name.toLowerCase()))),
  placeOfName: Int32Array.of(0, 0),
};

describe('the place index from the build', () => {
  let path = '';
  beforeEach(async () => {
    path = join(await tempDir(), 'places/index');
  });

  test('is read as it was written, and used for searches', async () => {
    await saveIndex(parts, path);
    expect(await readIndex(path)).toEqual(parts);
    const places = new PlaceSearch(path);
    const [found, ...more] = await places.search('उज्ज');
    expect(more).toEqual([]);
    const { names, inIndia: _inIndia, rank: _rank, taluk: _taluk, pins, ...shown } = town;
    expect(found).toMatchObject({ ...shown, name: names[0], pins: pins.map(String) });
    await places.close();
  });

  test('is not used if lists or code have changed', async () => {
    await saveIndex(parts, path);
    await writeColumns(path, 'another edition', parts);
    expect(await readIndex(path)).toBeNull();
  });

  test.each([0, 3, 4, 100, 1000, -1])('is not used if truncated at byte %i', async (end) => {
    await saveIndex(parts, path);
    await writeFile(path, (await readFile(path)).subarray(0, end));
    expect(await readIndex(path)).toBeNull();
  });
});
