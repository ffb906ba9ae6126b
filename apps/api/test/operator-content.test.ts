import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  operatorAuditResponseSchema,
  operatorPieceResponseSchema,
  operatorPieceCheckResponseSchema,
  operatorPiecesResponseSchema,
} from '@jyoti/contract';
import { editedFolder, ownFolder, readContent } from '../src/content/content.ts';
import { expectBody, expectError } from './app.ts';
import { operatedApp } from './operator-site.ts';

type OperatorRequests = Awaited<ReturnType<typeof operatedApp>>['asOperator'];

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

async function piece(asOperator: OperatorRequests, id: string, version?: string) {
  const query = version === undefined ? '' : `&version=${version}`;
  const response = await asOperator.get(`/api/operator/content/piece?id=${id}${query}`);
  return expectBody(response, 200, operatorPieceResponseSchema).data;
}

async function problems(asOperator: OperatorRequests, id: string, text: string) {
  const response = await asOperator.post('/api/operator/content/check', { id, text });
  return expectBody(response, 200, operatorPieceCheckResponseSchema).data;
}

const save = (asOperator: OperatorRequests, id: string, text: string, expectedHash: string) =>
  asOperator.put('/api/operator/content/piece', { id, text, expectedHash });

describe('content pieces', () => {
  test('are listed, and each is valid', async () => {
    const { asOperator } = await operatedApp();
    const response = await asOperator.get('/api/operator/content');
    const list = expectBody(response, 200, operatorPiecesResponseSchema).data;
    const ids = list.map(({ id }) => id);
    expect(ids).toContain('en/faqs');
    expect(ids).toContain('en/articles/the-moons-month');
    expect(ids).toContain('hi/home');
    expect(list.some(({ edited }) => edited)).toBe(false);
    for (const id of ids) {
      expect(await problems(asOperator, id, (await piece(asOperator, id)).text), id).toEqual([]);
    }
  });

  test.each(['en/nothing', 'en/articles/no-such-article', 'en/content/faqs', 'xx/faqs'])(
    'with the id %s are 404',
    async (id) => {
      const { asOperator } = await operatedApp();
      expectError(await asOperator.get(`/api/operator/content/piece?id=${id}`), 404, 'not_found');
      expectError(await save(asOperator, id, '{}', hashOf('')), 404, 'not_found');
    },
  );

  test.each(['../../package', 'en/../hi/home', 'en/constructor/x', '/etc/passwd', 'en'])(
    'with the id %s access no file',
    async (id) => {
      const { asOperator } = await operatedApp();
      const response = await asOperator.get('/api/operator/content/piece').query({ id });
      expect([400, 404]).toContain(response.status);
    },
  );
});

describe('the text of a piece', () => {
  test('has validation messages in plain words', async () => {
    const { asOperator } = await operatedApp();
    const problemsOf = async (id: string, fields: Record<string, unknown>) => {
      const found = await problems(asOperator, id, JSON.stringify([fields], null, 1));
      expect(JSON.stringify(found)).not.toMatch(/Expected|Invalid|\^|\(\?!/);
      return Object.fromEntries(found.map(({ path, message }) => [path.slice(2), message]));
    };
    expect(
      await problemsOf('en/promotions', {
        image: 'x',
        url: '//else.example',
        discountedPrice: '1',
        firstCeremony: 'yes',
      }),
    ).toMatchObject({
      image: 'This must be the path of a picture on this site, such as /images/moon.webp.',
      url: 'This must be a path on this site, such as /panchang, or a # with a name.',
      discountedPrice: 'A number without quotes belongs here.',
      firstCeremony: 'Only true or false, without quotes, is allowed here.',
    });
    expect(await problemsOf('en/awards', { year: '26' })).toMatchObject({
      year: 'This must be a year of four digits.',
    });
    expect(await problemsOf('en/videos', { duration: '4' })).toMatchObject({
      duration: 'This must be minutes and seconds, such as 4:05.',
    });
  });

  test('has validation messages with path and line', async () => {
    const { asOperator } = await operatedApp();
    const text = [
      '[',
      '  {',
      '    "id": "one",',
      '    "question": 5,',
      '    "popular": true',
      '  },',
      '  {',
      '    "id": "one"',
      '  }',
      ']',
    ].join('\n');
    const found = await problems(asOperator, 'en/faqs', text);
    expect(found).toContainEqual({
      path: '0.question',
      line: 4,
      message: 'A text in double quotes belongs here.',
    });
    expect(found).toContainEqual({
      path: '1.question',
      line: 7,
      message: 'This is required, but it is missing.',
    });
    expect(found).toContainEqual({
      path: '1.id',
      line: 8,
      message: 'The id “one” is in the list twice.',
    });
    expect(found.map(({ line }) => line)).toEqual(
      found.map(({ line }) => line).toSorted((a, b) => a - b),
    );
  });

  test.each([
    ['{\n  "logo": {\n', 3, 'a name in double quotes'],
    ['{\n  "logo": x\n}', 2, 'a value'],
    ['{\n  "logo": 1\n  "x": 2\n}', 3, 'a comma'],
    ['{\n  "logo" 1\n}', 2, 'a colon'],
    ['{\n  "logo": 1,\n}', 3, 'a name'],
    ['{\n  "logo": [1,\n]}', 3, 'a value'],
    ['{\n  "logo": "a\nb"}', 2, 'a value'],
    ['{\n  "logo": 01}', 2, 'a comma'],
    ['{}\n\n{}', 3, 'nothing may follow'],
    ['\n\n', 3, 'a value'],
    ['', 1, 'a value'],
  ])('%j is not JSON, on line %i', async (text, line, awaited) => {
    expect(() => JSON.parse(text) as unknown).toThrow();
    const { asOperator } = await operatedApp();
    const [first, ...more] = await problems(asOperator, 'en/header', text);
    expect(first).toMatchObject({ path: '', line });
    expect(first?.message).toContain(awaited);
    expect(more).toEqual([]);
  });

  test('with endless brackets is rejected without an error', async () => {
    const { asOperator } = await operatedApp();
    const text = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
    expect(await problems(asOperator, 'en/header', text)).toEqual([
      { path: '', line: 1, message: 'This is nested too deep.' },
    ]);
  });

  test('with markup is rejected where visitors would see it', async () => {
    const { asOperator } = await operatedApp();
    const { text } = await piece(asOperator, 'en/header');
    const bad = text.replace(/"alt": "[^"]*"/, '"alt": "<b>Jyoti</b>"');
    expect(await problems(asOperator, 'en/header', bad)).toMatchObject([{ path: 'logo.alt' }]);
  });
});

describe('a change of content', () => {
  test('is shown to visitors immediately, survives a restart, and is in the audit trail [S0-008]', async () => {
    const { api, asOperator, directory } = await operatedApp();
    const before = await piece(asOperator, 'en/header');
    const text = before.text.replace(/"alt": "[^"]*"/, '"alt": "Jyoti of Ujjain"');
    const response = await save(asOperator, 'en/header', text, before.hash);
    const after = expectBody(response, 200, operatorPieceResponseSchema).data;
    expect(after).toMatchObject({ edited: true, hash: hashOf(after.text) });
    expect(after.versions).toHaveLength(1);
    expect((await api.get('/api/header')).body.logo.alt).toBe('Jyoti of Ujjain');

    const again = await readContent(() => {}, ownFolder, editedFolder(directory));
    expect(again.header('en').value.logo.alt).toBe('Jyoti of Ujjain');
    expect(again.header('hi').value.logo.alt).not.toBe('Jyoti of Ujjain');

    const trail = await asOperator.get('/api/operator/audit?kind=content');
    expect(expectBody(trail, 200, operatorAuditResponseSchema).data.rows).toMatchObject([
      {
        action: 'saved',
        subject: 'en/header',
        before: { sha256: before.hash },
        after: { sha256: after.hash },
      },
    ]);
  });

  test('keeps every earlier version, which can be read again', async () => {
    const { asOperator, clock } = await operatedApp();
    const first = await piece(asOperator, 'hi/faqs');
    let { hash } = first;
    for (const ending of ['\n\n', ' \n']) {
      clock.now = new Date(clock.now.getTime() + 1000);
      const text = `${first.text.trimEnd().replace(/\]$/, `${ending}]`)}`;
      const response = await save(asOperator, 'hi/faqs', text, hash);
      ({ hash } = expectBody(response, 200, operatorPieceResponseSchema).data);
    }
    const { versions } = await piece(asOperator, 'hi/faqs');
    expect(versions).toHaveLength(2);
    expect(versions[0]?.replacedAt).toBe(clock.now.toISOString());
    const oldest = await piece(asOperator, 'hi/faqs', versions.at(-1)?.id);
    expect(oldest.text).toBe(first.text);
    expect(oldest.hash).toBe(hash);
    expectError(
      await asOperator.get('/api/operator/content/piece?id=hi/faqs&version=..'),
      404,
      'not_found',
    );
  });

  test('of an article appears on its page, its card and the sitemap', async () => {
    const { api, asOperator } = await operatedApp();
    const id = 'en/articles/the-moons-month';
    const before = await piece(asOperator, id);
    const article = JSON.parse(before.text) as { title: string; date: string };
    const text = JSON.stringify({ ...article, title: 'A month of moons', date: '2026-02-03' });
    expect((await save(asOperator, id, text, before.hash)).status).toBe(200);
    expect((await api.get('/api/articles/the-moons-month')).body.data.title).toBe(
      'A month of moons',
    );
    expect((await api.get('/sitemap.xml')).text).toMatch(
      /the-moons-month<\/loc><lastmod>2026-02-03</,
    );
  });

  test('to invalid content changes nothing', async () => {
    const { api, asOperator, directory } = await operatedApp();
    const { hash } = await piece(asOperator, 'en/header');
    const response = expectError(
      await save(asOperator, 'en/header', '{}', hash),
      400,
      'invalid_input',
    );
    expect(response.fields).toHaveProperty('text');
    expectError(
      await save(asOperator, 'en/header', 'x'.repeat(60_001), hash),
      400,
      'invalid_input',
    );
    expect((await api.get('/api/header')).status).toBe(200);
    expect(await readdir(directory)).not.toContain('content');
    const trail = await asOperator.get('/api/operator/audit?kind=content');
    expect(trail.body.data.rows).toEqual([]);
  });

  test('succeeds for one of two concurrent ones', async () => {
    const { asOperator } = await operatedApp();
    const { text, hash } = await piece(asOperator, 'en/header');
    const saves = await Promise.all(
      ['Jyoti A', 'Jyoti B'].map((alt) =>
        save(asOperator, 'en/header', text.replace(/"alt": "[^"]*"/, `"alt": "${alt}"`), hash),
      ),
    );
    expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await piece(asOperator, 'en/header')).versions).toHaveLength(1);
  });

  test('that cannot be written is reported, also in the audit trail', async () => {
    const { api, asOperator, directory } = await operatedApp();
    const { text, hash } = await piece(asOperator, 'en/header');
    await writeFile(join(directory, 'content'), 'in the way');
    const before = (await api.get('/api/header')).body;
    const changed = text.replace('Jyoti', 'Jyothi');
    expectError(await save(asOperator, 'en/header', changed, hash), 503, 'unavailable');
    expect((await api.get('/api/header')).body).toEqual(before);
    const trail = await asOperator.get('/api/operator/audit?kind=content');
    expect(trail.body.data.rows).toMatchObject([{ action: 'failed' }, { action: 'saved' }]);
  });
});

test('is left out if the edited file is invalid, and the shipped one is used', async () => {
  const { directory } = await operatedApp();
  const folder = join(editedFolder(directory), 'en/articles');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'the-moons-month.json'), '{}');
  const notes: string[] = [];
  const content = await readContent(
    ({ facts }) => notes.push(JSON.stringify(facts)),
    ownFolder,
    editedFolder(directory),
  );
  expect(content.article('the-moons-month', 'en')).not.toBeNull();
  expect(notes.some((note) => note.includes('the-moons-month'))).toBe(true);
  expect(await readFile(join(folder, 'the-moons-month.json'), 'utf8')).toBe('{}');
  await chmod(folder, 0o700);
});
