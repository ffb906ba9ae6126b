import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { profileResponseSchema, type ErrorCode } from '@jyoti/contract';
import { AppError } from '../src/http/errors/app-error.ts';
import { createLog } from '../src/operations/log.ts';
import { ProfileImages } from '../src/accounts/pictures/profile-images.ts';
import { expectBody, asha, bearer, expectError, signedUp, startApp } from './app.ts';

const plain = sharp({ create: { width: 60, height: 40, channels: 3, background: '#3355aa' } });
const page = '<script>alert("smuggled")</script>';

/** Stores pictures and returns what is stored; the responses of calls are tested in `uploads.test.ts`. */
function album() {
  const files = new Map<string, Buffer>();
  const images = new ProfileImages(
    {
      prepare: async () => {},
      insert: async (name, content) => void files.set(name, content),
      read: async (name) => files.get(name) ?? null,
      remove: async (name) => void files.delete(name),
      settled: async () => [...files.keys()],
      names: async () => [...files.keys()],
      ping: async () => {},
    },
    createLog('silent'),
  );
  return { files, save: (content: Buffer) => images.keep(content, 'asha') };
}

/** The stored picture. */
async function stored(content: Buffer): Promise<Buffer> {
  const { files, save } = album();
  return files.get(await save(content)) ?? Buffer.alloc(0);
}

async function isRefused(content: Buffer, status: number, code: ErrorCode): Promise<void> {
  const { files, save } = album();
  await expect(save(content)).rejects.toMatchObject({ facts: { status, code } });
  expect(files.size).toBe(0);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/**
 * A PNG with one black bit for each pixel: the smallest file for the most pixels.
 * @param kind depth, colour type, and so on
 */
function blackPng(width: number, height: number, rows = height, kind = [1, 0, 0, 0, 0]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set(kind, 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * rows), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

async function animated(format: 'gif' | 'webp', frames: number): Promise<Buffer> {
  const frame = { width: 40, height: 40 * frames, channels: 3, background: '#aa3355' } as const;
  const strip = Buffer.alloc(40 * 40 * frames * 3, 90).map((_, at) => (at % 251) ^ (at >> 12));
  return sharp(strip, {
    raw: { width: frame.width, height: frame.height, channels: 3, pageHeight: 40 },
  })
    .toFormat(format, { loop: 0 })
    .toBuffer();
}

describe('a picture with embedded data', () => {
  test.each<[string, () => Promise<Buffer>]>([
    [
      'a page behind a GIF',
      async () => Buffer.concat([await plain.clone().gif().toBuffer(), Buffer.from(page)]),
    ],
    [
      'a page behind a PNG',
      async () => Buffer.concat([await plain.clone().png().toBuffer(), Buffer.from(page)]),
    ],
    [
      'an archive behind a JPEG',
      async () =>
        Buffer.concat([
          await plain.clone().jpeg().toBuffer(),
          Buffer.from(`PK\u0003\u0004${page}`),
        ]),
    ],
    [
      'a page in a comment of a PNG',
      async () => {
        const png = await plain.clone().png().toBuffer();
        return Buffer.concat([
          png.subarray(0, 33),
          chunk('tEXt', Buffer.from(`Comment\0${page}`)),
          png.subarray(33),
        ]);
      },
    ],
    [
      'a page in the maker of a JPEG',
      async () =>
        plain
          .clone()
          .jpeg()
          .withExif({ IFD0: { Artist: page } })
          .toBuffer(),
    ],
  ])('is stored without %s', async (_what, content) => {
    const given = await content();
    expect(given.toString('latin1')).toContain('smuggled');
    const picture = await stored(given);
    expect(picture.toString('latin1')).not.toContain('smuggled');
    expect((await sharp(picture).metadata()).format).toBe('webp');
  });

  test('is stored without location and camera, and rotated upright', async () => {
    const given = await sharp({ create: { width: 80, height: 40, channels: 3, background: 'red' } })
      .composite([
        {
          input: { create: { width: 40, height: 40, channels: 3, background: 'blue' } },
          left: 0,
          top: 0,
        },
      ])
      .withMetadata({ orientation: 3 })
      .withExifMerge({
        IFD0: { Make: 'Sample' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 10/1 57/1' },
      })
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(given).metadata();
    expect(before.exif?.toString('latin1')).toContain('Sample');
    expect(before.icc).toBeDefined();
    const picture = await stored(given);
    const { exif, icc, xmp, iptc, orientation, comments } = await sharp(picture).metadata();
    expect({ exif, icc, xmp, iptc, orientation, comments }).toEqual({});
    const { data } = await sharp(picture)
      .extract({ left: 10, top: 256, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200); // the right side is now on the left
    expect(data[2]).toBeLessThan(60);
  });
});

describe('an unusual picture', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['a moving GIF', () => animated('gif', 12)],
    ['a moving WebP', () => animated('webp', 12)],
    ['a JPEG for print', () => plain.clone().toColourspace('cmyk').jpeg().toBuffer()],
    ['a PNG of 16 bits', () => plain.clone().toColourspace('rgb16').png().toBuffer()],
    ['a PNG of one pixel', async () => blackPng(1, 1)],
    ['as many pixels as may be', async () => blackPng(5000, 5000)],
  ])('%s is stored as one square WebP', async (_what, content) => {
    const { format, width, height, pages, space } = await sharp(
      await stored(await content()),
    ).metadata();
    expect({ format, width, height, pages, space }).toEqual({
      format: 'webp',
      width: 512,
      height: 512,
      space: 'srgb',
    });
  });

  test.each<[string, () => Buffer, number, 'too_large' | 'unsupported_type']>([
    ['unfolds into more pixels than may be', () => blackPng(5000, 5001), 413, 'too_large'],
    [
      'claims four thousand million pixels and has none',
      () => blackPng(60_000, 60_000, 1),
      413,
      'too_large',
    ],
    [
      'takes 200 MB of memory at once: 16 bits and interlaced',
      () => blackPng(5000, 5000, 1, [16, 6, 0, 0, 1]),
      413,
      'too_large',
    ],
    [
      'is a page that begins as a GIF, and so claims a size',
      () => Buffer.from(`GIF89a/*${page}*/`),
      413,
      'too_large',
    ],
    [
      'is a drawing that begins as a GIF, and so claims a size',
      () => Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"/>'),
      413,
      'too_large',
    ],
    [
      'is a drawing behind the beginning of a PNG',
      () => Buffer.concat([Buffer.from('89504e47', 'hex'), Buffer.from('<svg/>')]),
      415,
      'unsupported_type',
    ],
    ['has a torn end', () => blackPng(100, 100, 3), 415, 'unsupported_type'],
    [
      'is packed',
      () => gzipSync('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      415,
      'unsupported_type',
    ],
    [
      'unpacks to a hundred times its size',
      () => gzipSync(Buffer.alloc(5_000_000)),
      415,
      'unsupported_type',
    ],
    [
      'is in UTF-16',
      () =>
        Buffer.from(
          '\uFEFF<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
          'utf16le',
        ),
      415,
      'unsupported_type',
    ],
  ])('that %s is rejected and not stored', async (_what, content, status, code) => {
    await isRefused(content(), status, code);
  });
});

describe('an SVG', () => {
  const drawn = (content: string, before = '') =>
    Buffer.from(
      `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40">${content}</svg>`,
    );
  const laughs = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
  ).join('');

  test.each<[string, Buffer]>([
    [
      'a thousand million laughs',
      drawn('<text>&l9;</text>', `<!DOCTYPE svg [<!ENTITY l0 "lol">${laughs}]>`),
    ],
    [
      'a file as an entity',
      drawn('<text>&f;</text>', '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/hostname">]>'),
    ],
    ['a document type from elsewhere', drawn('', '<!DOCTYPE svg SYSTEM "http://127.0.0.1/a.dtd">')],
    [
      'another file included',
      drawn(
        '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/hostname" parse="text"/>',
      ),
    ],
    [
      'a page inside',
      drawn(
        '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script/></body></foreignObject>',
      ),
    ],
    ['a style sheet from elsewhere', drawn('', '<?xml-stylesheet href="http://127.0.0.1/a.css"?>')],
  ])('with %s is rejected', async (_what, content) => {
    await isRefused(content, 415, 'unsupported_type');
  });

  test('fetches and runs nothing, whatever it refers to', async () => {
    let calls = 0;
    const elsewhere = createServer((socket) => {
      calls += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const at = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/x`;
    const named = [
      `<rect width="9" height="9" fill="url(${at}#a)" onload="fetch('${at}')"/>`,
      `<script href="${at}">fetch('${at}')</script>`,
      `<style>@font-face { font-family: a; src: url(${at}) } text { font-family: a }</style><text y="9">A</text>`,
      `<a xlink:href="${at}"><rect width="9" height="9"/></a>`,
      `<linearGradient id="g" xlink:href="${at}#g"/><rect width="9" height="9" fill="url(#g)"/>`,
      `<animate xlink:href="${at}" attributeName="x"/>`,
      `<image xlink:href="${at}" width="9" height="9"/>`,
      `<use xlink:href="${at}#a"/>`,
    ];
    for (const content of named) {
      const outcome = await stored(drawn(content)).catch((error: unknown) => error);
      expect(Buffer.isBuffer(outcome) || outcome instanceof AppError, content).toBe(true);
    }
    elsewhere.close();
    await once(elsewhere, 'close');
    expect(calls).toBe(0);
  });
});

describe('a form', () => {
  test('that is compressed is not decompressed', async () => {
    const { api } = await startApp();
    const response = await api
      .post('/api/users/register')
      .set('Content-Type', 'multipart/form-data; boundary=b')
      .set('Content-Encoding', 'gzip')
      .send(gzipSync(Buffer.alloc(10_000_000)));
    expectError(response, 400, 'invalid_input');
  });

  test('does not keep the name of a file', async () => {
    const { api, directory } = await startApp();
    const { token } = await signedUp(api);
    const folder = join(directory, 'uploads/profiles');
    const paths = ['../../../db.json', '..\\..\\db.json', '/etc/hostname', 'a\0.png'];
    for (const name of [
      ...paths,
      '.htaccess',
      `${'a'.repeat(5000)}.png`,
      'a.php',
      '\u202Egnp.exe',
    ]) {
      const edit = api.put('/api/users/profile').set(bearer(token));
      for (const part of ['firstName', 'lastName', 'email', 'mobile']) {
        void edit.field(part, asha[part] ?? '');
      }
      const response = await edit.attach('profileImage', blackPng(9, 9), name);
      if (response.status === 200) {
        const { profileImage } = expectBody(response, 200, profileResponseSchema).data;
        expect(profileImage, name).toMatch(/^[0-9a-f]{32}\.webp$/);
        expect(await readdir(folder)).toEqual([profileImage]);
      } else expectError(response, 400, 'invalid_input');
    }
  });
});
