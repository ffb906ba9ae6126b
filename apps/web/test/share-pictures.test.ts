import { siteLanguages } from '@jyoti/contract';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sharePictures } from '../share-pictures/pictures.ts';
import { sharePictureFile } from '../src/platform/data/share-picture.ts';
import { articles, storedHome } from './site-content.ts';

const folder = resolve(import.meta.dirname, '../public');

const paths = sharePictures.map(({ name, language }) => sharePictureFile(name, language));

test.each(paths)('%s is 1200 by 630 and at most 60 kB', (path) => {
  const file = readFileSync(`${folder}${path}`);
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(file.length).toBeLessThanOrEqual(60_000);
});

test.each(siteLanguages)('every article and every sign has one in %s', (language) => {
  const names = [
    'share',
    'share-festivals',
    'share-wall-calendar',
    'share-muhurta',
    ...articles.map(({ category }) => `share-${category}`),
    ...storedHome.zodiac.map(({ url }) => url.replace('/zodiac/', 'share-')),
  ];
  for (const name of names) expect(paths).toContain(sharePictureFile(name, language));
});
