// @vitest-environment node
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';

const folder = join(import.meta.dirname, '../../../deploy');
const compose = await readFile(join(folder, 'compose.yaml'), 'utf8');
const balancer = await readFile(join(folder, 'nginx.conf'), 'utf8');

/** What a process of the compose file is told, with made-up secrets. */
function environment(): Record<string, string> {
  const [, block = ''] = /\n {4}environment:\n((?: {6}\S.*\n)+)/.exec(compose) ?? [];
  const pairs = [...block.matchAll(/^ {6}(\w+): '?(.*?)'?$/gm)].map(
    ([, name = '', value = '']) =>
      [name, value.replace('${PUBLIC_URL:?}', 'https://jyoti.example')] as const,
  );
  return Object.fromEntries(
    pairs.map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:\?\}/, 'secret').replace(/\$\{.*\}/, ''),
    ]),
  );
}

const numberAt = (pattern: RegExp) => Number(pattern.exec(compose)?.[1]);

test('the compose file tells each process what the server takes', () => {
  const config = readConfig(environment());
  expect(config).toMatchObject({
    uploads: {
      endpoint: 'http://objects:8333',
      bucket: 'pictures',
      key: 'jyoti',
      secret: 'secret',
    },
    smtpUrl: null,
    trustProxy: 1,
  });
  expect(config.databaseUrl?.href).toBe('postgres://jyoti:secret@database/jyoti');
});

test('the database takes the connections of all processes, and a stop has its time', () => {
  const processes = numberAt(/replicas: (\d+)/) + 1;
  expect(numberAt(/max_connections=(\d+)/)).toBeGreaterThanOrEqual(processes * 10 + 3);
  expect(numberAt(/stop_grace_period: (\d+)s/)).toBeGreaterThan(26);
});

test('the balancer lets through what the server takes, and logs no query', () => {
  const [, format = ''] = /log_format lean '([^']*)'/.exec(balancer) ?? [];
  expect(format).toContain('$uri ');
  expect(format).not.toMatch(/\$(request_uri|args|query_string|request(?!_)|remote_addr|http_)/);
  expect(Number(/client_max_body_size (\d+)m/.exec(balancer)?.[1])).toBeGreaterThan(5);
});
