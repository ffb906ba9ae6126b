import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharePictures } from '../share-pictures/pictures.ts';
import { sharePictureOf } from '../src/pages/article/share-picture.ts';
import { articles, storedHome } from './site-content.ts';

const folder = resolve(import.meta.dirname, '../public');

test.each(sharePictures.map(({ name }) => name))(
  '%s.png is 1200 by 630 and at most 60 kB',
  (name) => {
    const file = readFileSync(`${folder}/pictures/${name}.png`);
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(file.length).toBeLessThanOrEqual(60_000);
  },
);

test('every article and every sign has one', () => {
  const there = sharePictures.map(({ name }) => `/pictures/${name}.png`);
  for (const { category } of articles) expect(there).toContain(sharePictureOf(category));
  for (const { url } of storedHome.zodiac) {
    expect(there).toContain(`/pictures/share-${url.replace('/zodiac/', '')}.png`);
  }
});
