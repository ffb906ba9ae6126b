// @vitest-environment node
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('an empty environment', () => {
  test('gives the defaults that the README names', () => {
    const root = resolve(import.meta.dirname, '../../..');
    expect(readConfig({ PORT: '', DATA_DIR: ' ' })).toEqual({
      port: 5001,
      host: undefined,
      dataDir: resolve(root, 'data'),
      databaseUrl: null,
      uploads: null,
      publicUrl: new URL('http://localhost:5001'),
      smtpUrl: null,
      mailFrom: 'Jyoti <no-reply@localhost>',
      rateLimit: true,
      logLevel: 'info',
      metricsToken: null,
      buildVersion: 'unknown',
      webDist: resolve(root, 'apps/web/dist'),
      trustProxy: 0,
      warnings: [],
    });
  });
});

test('names an invalid URL without repeating it', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp//user:hidden@mail' })).toThrow(
    /^SMTP_URL must be an address(?!.*hidden)/,
  );
  expect(() => readConfig({ DATABASE_URL: 'mysql://jyoti:hidden@db/jyoti' })).toThrow(
    /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/\.$/,
  );
});

describe('a bucket for uploads', () => {
  test('is configured by one URL, with the special characters of the secret encoded', () => {
    const read = (text: string) => readConfig({ UPLOADS_URL: text }).uploads;
    expect(
      read('https://AKIA1:a%2Fb%2Bc%3D@s3.example.in:8333/jyoti-pictures?region=auto'),
    ).toEqual({
      endpoint: 'https://s3.example.in:8333',
      bucket: 'jyoti-pictures',
      key: 'AKIA1',
      secret: 'a/b+c=',
      region: 'auto',
    });
    expect(read('http://key:secret@store/pictures/')).toMatchObject({
      endpoint: 'http://store',
      bucket: 'pictures',
      region: null,
    });
  });

  test.each([
    'https://s3.example.in/pictures',
    'https://key@s3.example.in/pictures',
    'https://key:hidden@s3.example.in',
    'https://key:hidden@s3.example.in/pictures/more',
    'https://key:hidden@s3.example.in/..%2fother',
    'https://key:hid%den@s3.example.in/pictures',
    'https://key:1/hidden@s3.example.in/pictures',
  ])('rejects %s without repeating it', (text) => {
    expect(() => readConfig({ UPLOADS_URL: text })).toThrow(
      /^UPLOADS_URL must name a key, its secret and a bucket, such as (?!.*hid)/,
    );
  });

  test('may use HTTP', () => {
    expect(() => readConfig({ UPLOADS_URL: 's3://key:hidden@store/pictures' })).toThrow(
      /^UPLOADS_URL must be an address that begins with https:\/\/ or http:\/\/\.$/,
    );
  });
});

test.each([
  // The other values are in the test of the program, which prints them.
  [{ TRUST_PROXY: '11' }, 'TRUST_PROXY must be a whole number from 0 to 10, but is "11".'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be a whole number from 0 to 10, but is "yes".'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535, but is "-1".'],
  [{ RATE_LIMIT: 'ON' }, 'RATE_LIMIT must be one of on, off, but is "ON".'],
  ...['short', 'hidden hidden hidden', 'hidden\nhidden-hidden', 'x'.repeat(201)].map(
    (token) =>
      [
        { METRICS_TOKEN: token },
        'METRICS_TOKEN must have 16 to 200 characters, each a letter, a digit, a hyphen or an underscore.',
      ] as const,
  ),
] as const)('rejects %j in one sentence that repeats no secret', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(new ConfigError(sentence));
});

test('takes METRICS_TOKEN as it is', () => {
  expect(readConfig({ METRICS_TOKEN: ' a-token_of-16-sign ' }).metricsToken).toBe(
    'a-token_of-16-sign',
  );
});

test.each([
  ['letters@jyoti.example', true],
  ['Jyoti <letters@jyoti.example>', true],
  ['ज्योति <letters@jyoti.example>', true],
  ['Jyoti', false],
  ['Jyoti <letters>', false],
  ['a@b.in\r\nBcc: everybody@example.in', false],
])('MAIL_FROM %j: %s', (text, good) => {
  const read = () => readConfig({ MAIL_FROM: text }).mailFrom;
  if (good) expect(read()).toBe(text);
  else expect(read).toThrow(/^MAIL_FROM must be an e-mail address/);
});

describe('in production', () => {
  const warnings = (environment: Record<string, string>) =>
    readConfig({ NODE_ENV: 'production', ...environment }).warnings;
  const SMTP_URL = 'smtps://mail.example';

  test('warns about a missing mail server and a missing URL of the site', () => {
    expect(warnings({})).toEqual([
      expect.stringMatching(/^SMTP_URL is not set/),
      expect.stringMatching(/^PUBLIC_URL is not set to the address of the site/),
    ]);
    expect(warnings({ SMTP_URL, PUBLIC_URL: 'http://127.0.0.1:5001' })).toHaveLength(1);
    expect(warnings({ SMTP_URL, PUBLIC_URL: 'http://jyoti.example' })).toEqual([
      expect.stringMatching(/^PUBLIC_URL begins with http:/),
    ]);
  });

  test('warns about nothing if everything is set', () => {
    expect(warnings({ SMTP_URL, PUBLIC_URL: 'https://jyoti.example' })).toEqual([]);
  });
});
