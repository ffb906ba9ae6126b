import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { profileResponseSchema, sessionSchema } from '@jyoti/contract';
import { createLog } from '../src/operations/log.ts';
import { ProfileImages } from '../src/accounts/pictures/profile-images.ts';
import { expectBody, bearer, expectError, signedUp, signUp, startApp } from './app.ts';

const drawing = sharp({
  create: { width: 300, height: 200, channels: 3, background: '#3355aa' },
}).withExif({ IFD0: { Artist: 'Sample Artist' } });

const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">
  <!-- a "sample" --><title>Rao &amp; Nair</title><script>alert(1)</script>
  <metadata><rdf:RDF xmlns:rdf="a"/></metadata><g style="fill: red"><circle r="9"/></g>
  <rect width="40" height="40" fill="#aa3355" onload="alert(2)"/></svg>`);

const pictures: [string, () => Promise<Buffer> | Buffer][] = [
  ['jpeg', () => drawing.clone().jpeg().toBuffer()],
  ['jpg', () => drawing.clone().jpeg().toBuffer()],
  ['png', () => drawing.clone().png().toBuffer()],
  ['gif', () => drawing.clone().gif().toBuffer()],
  ['webp', () => drawing.clone().webp().toBuffer()],
  ['svg', () => svg],
];

describe('an uploaded picture', () => {
  test.each(pictures)(
    'of type %s is stored as a square WebP without metadata [S0-159] [S0-489] [S0-492] [S0-494]',
    async (type, content) => {
      const { api, directory } = await startApp();
      const response = await signUp(api).attach('profileImage', await content(), `me.${type}`);
      const { user } = expectBody(response, 201, sessionSchema);
      expect(user.profileImage).toMatch(/^[0-9a-f]{32}\.webp$/);

      const served = await api.get(`/uploads/profiles/${user.profileImage}`).buffer(true);
      expect(served.status).toBe(200);
      expect(served.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      const stored = await readFile(join(directory, 'uploads/profiles', user.profileImage));
      const { format, width, height, exif } = await sharp(stored).metadata();
      expect({ format, width, height, exif }).toEqual({
        format: 'webp',
        width: 512,
        height: 512,
        exif: undefined,
      });
    },
  );

  test('is recognised by its content, not by its name', async () => {
    const { api } = await startApp();
    const png = await drawing.clone().png().toBuffer();
    const response = await signUp(api).attach('profileImage', png, {
      filename: '../../evil.html',
      contentType: 'text/html',
    });
    expect(expectBody(response, 201, sessionSchema).user.profileImage).toMatch(/\.webp$/);
  });

  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['text', () => Buffer.from('not a picture at all'), 'me.png'],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'me.svg'],
    ['a TIFF', () => drawing.clone().tiff().toBuffer(), 'me.png'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj'), 'me.jpg'],
    ['nothing', () => Buffer.alloc(0), 'me.png'],
    ['half a PNG', async () => (await drawing.clone().png().toBuffer()).subarray(0, 90), 'me.png'],
  ])('that is %s is rejected with 415 and not stored', async (_what, content, name) => {
    const { api, directory } = await startApp();
    const response = await signUp(api).attach('profileImage', await content(), name);
    const sentence = 'The picture must be a JPEG, PNG, GIF, WebP or SVG image.';
    expect(expectError(response, 415, 'unsupported_type')).toMatchObject({
      error: sentence,
      fields: { profileImage: sentence },
    });
    expect(await readdir(join(directory, 'uploads/profiles'))).toEqual([]);
    expect(await readFile(join(directory, 'db.json'), 'utf8')).toContain('"users":{}');
  });

  const svgOf = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  const uses = Array.from(
    { length: 9 },
    (_, level) => `<g id="n${level + 1}">${`<use href="#n${level}"/>`.repeat(10)}</g>`,
  );
  test.each<[string, string]>([
    ['ten to the ninth uses', svgOf(`<rect id="n0" width="9" height="9"/>${uses.join('')}`)],
    ['a prefixed use', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:use href="#a"/></s:svg>'],
    ['a filter', svgOf('<filter id="a"/>')],
    ['a filter function', svgOf('<rect width="9" height="9" filter="blur(4)"/>')],
    ['a filter primitive', svgOf('<feTurbulence/>')],
    ['a pattern', svgOf('<pattern id="a"/>')],
    ['a mask', svgOf('<mask id="a"/>')],
    ['a marker', svgOf('<marker id="a"/>')],
    ['a dash pattern', svgOf('<path style="stroke-dasharray: 1" d="M0 0H800000"/>')],
    ['a hidden dash pattern', svgOf('<path style="stroke-d\\61sharray: 1" d="M0 0H800000"/>')],
    ['an image', svgOf('<image href="file:///etc/hostname"/>')],
    ['a foreign object', svgOf('<foreignObject/>')],
    ['an import', svgOf('<style><![CDATA[@import url(data:text/css,)]]></style>')],
    ['a document type', `<!DOCTYPE svg [<!ENTITY a "b">]>${svgOf('&a;')}`],
    ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svgOf('')}`],
    ['text to lay out', svgOf('<text y="9" font-size="400">A</text>')],
    ['a style sheet', svgOf('<style>.a { fill: red }</style>')],
    ['a clip path', svgOf('<clipPath id="a"/>')],
    ['a clip path by name', svgOf('<rect width="9" height="9" clip-path="url(#a)"/>')],
    ['a clip path in a style', svgOf('<rect width="9" height="9" style="clip-path: url(#a)"/>')],
    ['too many bytes', svgOf(`<!--${' '.repeat(50_000)}-->`)],
    ['deep nesting', svgOf('<g>'.repeat(7000) + '</g>'.repeat(7000))],
  ])('that is an SVG with %s is rejected with 415 immediately', async (_what, content) => {
    const { api } = await startApp();
    const whole = content.replace('<svg ', '<svg width="40" height="40" ');
    const start = performance.now();
    const response = await signUp(api).attach('profileImage', Buffer.from(whole), 'me.svg');
    expect(performance.now() - start).toBeLessThan(5000);
    expect(expectError(response, 415, 'unsupported_type').error).toBe(
      'The picture must be a JPEG, PNG, GIF, WebP or SVG image.',
    );
  });

  test('that is a large SVG of plain shapes is accepted', async () => {
    const { api } = await startApp();
    const busy = '<g>'.repeat(19) + '<path d="M0 0h9v9z"/>'.repeat(1900) + '</g>'.repeat(19);
    const whole = svgOf(`<desc>${'a '.repeat(2400)}</desc>${busy}`);
    const content = Buffer.from(whole.replace('<svg ', '<svg width="40" height="40" '));
    const response = await signUp(api).attach('profileImage', content, 'me.svg');
    expectBody(response, 201, sessionSchema);
  });

  test.each([5 * 1024 * 1024 + 1, 11 * 1024 * 1024])(
    'of %i bytes is rejected with 413',
    async (bytes) => {
      const { api } = await startApp();
      const response = await signUp(api).attach('profileImage', Buffer.alloc(bytes), 'me.png');
      expect(expectError(response, 413, 'too_large')).toMatchObject({
        error: 'The picture is larger than 5 MB.',
        fields: { profileImage: 'The picture is larger than 5 MB.' },
      });
    },
  );

  test('that expands to too many pixels is rejected with 413', async () => {
    const { api } = await startApp();
    const bomb = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>',
    );
    const response = await signUp(api).attach('profileImage', bomb, 'me.svg');
    expectError(response, 413, 'too_large');
  });

  test('that is replaced, removed or deleted with its owner is removed from disk [S0-493] [S0-381]', async () => {
    const { api, directory } = await startApp();
    const png = await drawing.clone().png().toBuffer();
    const { token } = await signedUp(api);
    const files = () => readdir(join(directory, 'uploads/profiles'));
    const edit = () =>
      api
        .put('/api/users/profile')
        .set(bearer(token))
        .field('firstName', 'Asha')
        .field('lastName', 'Rao')
        .field('email', 'asha@example.in')
        .field('mobile', '9876543210');
    const imageOf = (response: Parameters<typeof expectBody>[0]) =>
      expectBody(response, 200, profileResponseSchema).data.profileImage;

    const first = imageOf(await edit().attach('profileImage', png, 'a.png'));
    expect(imageOf(await edit())).toBe(first); // an edit without a picture does not change it
    const second = imageOf(await edit().attach('profileImage', png, 'b.png'));
    expect(await files()).toEqual([second]);
    expect((await api.get(`/uploads/profiles/${first}`)).status).toBe(404);
    expect(imageOf(await edit().field('removeProfileImage', 'true'))).toBe('default_profile.jpg');
    expect(await files()).toEqual([]);

    await edit().attach('profileImage', png, 'c.png');
    await api
      .post('/api/users/delete-account')
      .set(bearer(token))
      .send({ currentPassword: 'a long enough secret', reason: 'other' });
    expect(await files()).toEqual([]);
  });

  test('without a user is removed by the sweep', async () => {
    const { api, directory, store } = await startApp();
    const png = await drawing.clone().png().toBuffer();
    const owned = expectBody(
      await signUp(api).attach('profileImage', png, 'a.png'),
      201,
      sessionSchema,
    );
    const folder = join(directory, 'uploads/profiles');
    await writeFile(join(folder, `${'0'.repeat(32)}.webp`), 'left by a stop');
    const images = new ProfileImages(store.pictures, createLog('silent'));
    const all = await readdir(folder);
    // A store that never had a user is new, or was restored without its data: nothing may be deleted.
    await images.sweep(null);
    expect(await readdir(folder)).toEqual(all);
    await images.sweep(await store.users.profileImages());
    expect(await readdir(folder)).toEqual([owned.user.profileImage]);
  });
});

describe('uploads', () => {
  test.each([
    '/uploads/profiles/default_profile.jpg',
    '/uploads/profiles/..%2f..%2fdb.json',
    '/uploads/profiles/%2e%2e%2fdb.json',
    '/uploads/profiles/',
    '/uploads/db.json',
    `/uploads/profiles/${'a'.repeat(32)}.webp`,
  ])('%s is 404', async (path) => {
    const { api } = await startApp();
    expectError(await api.get(path), 404, 'not_found');
  });
});
