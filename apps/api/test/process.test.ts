import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { asha } from './app.ts';
import { listening, start } from './program.ts';
import { tempDir } from './temp-dir.ts';

const noEvaluation = '--disallow-code-generation-from-strings';

/** With coordinates the sign-up does not wait for the place index. */
const located = {
  ...asha,
  'birthData[latitude]': '23.18239',
  'birthData[longitude]': '75.77643',
  'birthData[timezone]': 'Asia/Kolkata',
};

describe('the server program', () => {
  test('works without evaluating strings as code', async () => {
    const directory = await tempDir();
    // V8 then throws on eval and on functions created from text, in the program and its dependencies.
    const program = start({ DATA_DIR: directory, NODE_OPTIONS: noEvaluation });
    const address = await listening(program);
    const form = new FormData();
    for (const [name, value] of Object.entries(located)) form.append(name, value);
    const signing = await fetch(`${address}/api/users/register`, { method: 'POST', body: form });
    const { token } = (await signing.json()) as { token: string };
    const place = { name: 'Ujjain', latitude: 23.18239, longitude: 75.77643 };
    const birth = { name: 'Asha', date: '1990-05-14', time: '06:30:00', place };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const kundli = { method: 'POST', headers, body: JSON.stringify({ birth }) };
    expect((await fetch(`${address}/api/kundli`, kundli)).status).toBe(200);
    for (const path of ['/api/home', '/api/openapi.json', '/api/docs', '/api/places?q=ujjain']) {
      expect((await fetch(`${address}${path}`)).status, path).toBe(200);
    }
    const evaluating = ['-e', 'eval("1")'];
    const flags = noEvaluation.split(' ');
    expect(spawnSync(process.execPath, [...flags, ...evaluating]).status).not.toBe(0);
  });

  test('prints its address, responds, and exits with 0 on SIGTERM [S0-523]', async () => {
    const directory = await tempDir();
    const program = start({ DATA_DIR: directory });
    const address = await listening(program);
    expect(program.output).toBe(`Jyoti listens at ${address}\n`);
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const response = await fetch(`${address}/api/places?q=bombay`);
    const { data } = (await response.json()) as { data: object[] };
    expect(data[0]).toMatchObject({ name: 'Mumbai' });

    program.child.kill('SIGTERM');
    await program.closed;
    expect(program.child.exitCode).toBe(0);
    expect(program.errors).not.toContain('content in English');
    // The log is on standard error; standard output has only the address.
    for (const line of program.errors.trimEnd().split('\n')) JSON.parse(line);
    expect(program.output).toBe(`Jyoti listens at ${address}\n`);
    const again = start({ DATA_DIR: directory }); // the lock is released
    await listening(again);
  });

  test('exits if the calculation modules cannot be loaded, so that its supervisor restarts it', async () => {
    const refusing = `import { registerHooks } from 'node:module';
      registerHooks({ load(url, context, next) {
        if (url.endsWith('/calculation-handlers.ts')) throw new Error('no such module here');
        return next(url, context);
      } });`;
    const imported = `--import=data:text/javascript,${encodeURIComponent(refusing)}`;
    const program = start({ DATA_DIR: await tempDir(), NODE_OPTIONS: imported });
    await listening(program);
    await program.closed;
    expect(program.child.exitCode).toBe(1);
    expect(program.errors).toContain('no such module here');
  });

  test('finishes requests in progress on SIGTERM', async () => {
    const program = start({ DATA_DIR: await tempDir() });
    const address = await listening(program);
    const form = new FormData();
    for (const [name, value] of Object.entries(located)) form.append(name, value);
    const signUp = fetch(`${address}/api/users/register`, { method: 'POST', body: form });
    await new Promise((resolve) => setTimeout(resolve, 15));
    program.child.kill('SIGTERM');
    const outcome = await signUp.then(
      ({ status }) => status,
      () => 'refused', // the server stopped before the connection
    );
    expect([201, 503, 'refused']).toContain(outcome);
    await program.closed;
    expect(program.child.exitCode).toBe(0);
  });

  test('sends the queued e-mails before it stops', async () => {
    const directory = await tempDir();
    const program = start({ DATA_DIR: directory });
    const address = await listening(program);
    const form = new FormData();
    for (const [name, value] of Object.entries(located)) form.append(name, value);
    await fetch(`${address}/api/users/register`, { method: 'POST', body: form });
    const response = await fetch(`${address}/api/users/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: asha['email'] }),
    });
    program.child.kill('SIGTERM');
    expect(response.status).toBe(202);
    await program.closed;
    expect(program.child.exitCode).toBe(0);
    // Both ask to confirm the address.
    expect(await readdir(join(directory, 'mail'))).toHaveLength(2);
  });

  test.each([
    [{ PORT: 'five' }, 'PORT must be a whole number from 0 to 65535, but is "five".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, but is "70000".'],
    [
      { METRICS_TOKEN: 'hidden' },
      'METRICS_TOKEN must have 16 to 200 characters, each a letter, a digit, a hyphen or an underscore.',
    ],
    [{ RATE_LIMIT: 'no' }, 'RATE_LIMIT must be one of on, off, but is "no".'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of fatal, error, .* but is "loud"\.$/],
    [
      { PUBLIC_URL: 'jyoti.example' },
      'PUBLIC_URL must be an address that begins with http:// or https://.',
    ],
    [
      { SMTP_URL: 'http://user:hidden@mail' },
      'SMTP_URL must be an address that begins with smtp:// or smtps://.',
    ],
    [
      { MAIL_FROM: 'Jyoti' },
      'MAIL_FROM must be an e-mail address or a name and an address, such as "Jyoti <no-reply@jyoti.example>".',
    ],
    [
      { DATABASE_URL: 'postgres://jyoti:hidden@127.0.0.1:1/jyoti' },
      'The database at 127.0.0.1:1/jyoti cannot be reached (ECONNREFUSED): check that it runs and that DATABASE_URL is right.',
    ],
    [
      { UPLOADS_URL: 'http://key:hidden@127.0.0.1:2/pictures' },
      'The object store at 127.0.0.1:2/pictures cannot be reached (ECONNREFUSED): check that it runs and that UPLOADS_URL is right.',
    ],
    [
      { DATA_DIR: '/proc/version/data' },
      /^The data folder \/proc\/version\/data cannot be written/,
    ],
  ])('with %j exits with one sentence and status 1', async (environment, sentence) => {
    const program = start({ DATA_DIR: await tempDir(), ...environment });
    await program.closed;
    expect(program.child.exitCode).toBe(1);
    expect(program.output).toBe('');
    const lines = program.errors.trimEnd().split('\n');
    expect(lines).toEqual([
      typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
    ]);
  });

  test('with a truncated file prints how to restore it', async () => {
    const directory = await tempDir();
    await writeFile(join(directory, 'db.json'), '{"schema":1,"us');
    const program = start({ DATA_DIR: directory });
    await program.closed;
    expect(program.child.exitCode).toBe(1);
    expect(program.errors).toMatch(/^\S+db\.json cannot be read as data.*storage -- repair.*\n$/);
  });

  test('exits with one sentence if another process uses the data', async () => {
    const directory = await tempDir();
    const first = start({ DATA_DIR: directory });
    await listening(first);
    const second = start({ DATA_DIR: directory });
    await second.closed;
    expect(second.child.exitCode).toBe(1);
    expect(second.errors).toContain(`in use by the running process ${first.child.pid}`);
  });

  test('exits with one sentence if the port is taken, and releases the data', async () => {
    const other = createServer().listen(0);
    await once(other, 'listening');
    const directory = await tempDir();
    const { port } = other.address() as AddressInfo;
    const program = start({ DATA_DIR: directory, PORT: String(port) });
    await program.closed;
    expect(program.child.exitCode).toBe(1);
    expect(program.errors).toBe(
      'The port is already in use: stop the other program or set PORT to another number.\n',
    );
    other.close();
    await listening(start({ DATA_DIR: directory }));
  });
});
