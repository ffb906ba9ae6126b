// @vitest-environment node
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createServer as createListener, type AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import pg from 'pg';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { keptAlive } from '../src/http/connections.ts';
import { openPostgresStore } from '../src/storage/postgres/postgres-store.ts';
import { endsWithTest } from './ends.ts';
import { postgresForTests } from './postgres.ts';
import { sampleUser } from './sample-user.ts';
import { tempDir } from './temp-dir.ts';

const folder = join(import.meta.dirname, '../../../deploy');
const compose = await readFile(join(folder, 'compose.yaml'), 'utf8');
const balancer = await readFile(join(folder, 'nginx.conf'), 'utf8');

/** The lines of a service of the compose file, with those of the services whose lines it takes over. */
function service(name: string): string {
  const [, lines = ''] =
    new RegExp(`\\n  ${name}:[^\\n]*\\n((?:(?: {4}.*)?\\n)+)`).exec(compose) ?? [];
  const over = /<<: \*(\w+)/.exec(lines)?.[1];
  if (over === undefined) return lines;
  const [, confined = ''] = /\nx-confined: &confined\n((?: {2}.*\n)+)/.exec(compose) ?? [];
  return lines + (over === 'confined' ? confined.replaceAll(/^ {2}/gm, '    ') : service(over));
}

/** What a process of the compose file is told, with made-up secrets. */
function environment(): Record<string, string> {
  const [, block = ''] = /\n {4}environment:\n((?: {6}\S.*\n)+)/.exec(service('api')) ?? [];
  const pairs = [...block.matchAll(/^ {6}(\w+): '?(.*?)'?$/gm)].map(
    ([, name = '', value = '']) =>
      [
        name,
        value
          .replace('${PUBLIC_URL:?}', 'https://jyoti.example')
          .replace('${SMTP_URL:?}', 'smtps://mail.example'),
      ] as const,
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
  const config = readConfig({ NODE_ENV: 'production', ...environment() });
  expect(config).toMatchObject({
    uploads: {
      endpoint: 'http://objects:8333',
      bucket: 'pictures',
      key: 'jyoti',
      secret: 'secret',
    },
    trustProxy: 1,
    warnings: [],
  });
  expect(config.smtpUrl?.href).toBe('smtps://mail.example');
  expect(config.databaseUrl?.href).toBe('postgres://jyoti:secret@database/jyoti');
});

test('the database takes the connections of all processes, and a stop has its time', () => {
  // The replicas, the desk and the backup.
  const processes = numberAt(/replicas: (\d+)/) + 2;
  expect(numberAt(/max_connections=(\d+)/)).toBeGreaterThanOrEqual(processes * 10 + 3);
  expect(numberAt(/stop_grace_period: (\d+)s/)).toBeGreaterThan(26);
});

test('the balancer lets through what the server takes, and logs no query', () => {
  const [, format = ''] = /log_format lean '([^']*)'/.exec(balancer) ?? [];
  expect(format).toContain('$uri ');
  expect(format).not.toMatch(/\$(request_uri|args|query_string|request(?!_)|remote_addr|http_)/);
  expect(Number(/client_max_body_size (\d+)m/.exec(balancer)?.[1])).toBeGreaterThan(5);
});

const services = ['balancer', 'api', 'desk', 'backup', 'database', 'objects'];

test.each(services)(
  'the service %s can write nothing but its folders, and has no rights',
  (name) => {
    const lines = service(name);
    expect(lines).toContain('    read_only: true\n');
    expect(lines).toContain('    cap_drop: [ALL]\n');
    expect(lines).toContain("    security_opt: ['no-new-privileges:true']\n");
    expect(lines).toMatch(/\n {4}mem_limit: \d+[mg]\n/);
    expect(lines).not.toMatch(/privileged|network_mode|docker\.sock/);
  },
);

test('records and pictures are in a network that nobody outside reaches', () => {
  expect(compose).toContain('  records: { internal: true }\n');
  for (const name of ['database', 'objects']) {
    expect(service(name)).toContain('    networks: [records]\n');
    expect(service(name)).not.toContain('ports:');
  }
  expect(service('balancer')).toContain('    networks: [outside]\n');
});

test('a backup is made each day and kept for two weeks', () => {
  const lines = service('backup');
  expect(lines).toMatch(/command\.ts backup "\/backups\/\$\$\(date/);
  expect(lines).toMatch(/-mtime \+14 [\s\S]*sleep 86400/);
  expect(lines).toContain("volumes: ['data:/data:ro', 'backups:/backups']");
});

test('a connection that the balancer uses again is not one that a process closes just then', () => {
  const seconds = Number(/keepalive_timeout (\d+)s;/.exec(balancer)?.[1]);
  expect(keptAlive / 1000).toBeGreaterThanOrEqual(seconds + 5);
});

test('every way to a process is braked but that to the parts of pages', () => {
  const ways = [...balancer.matchAll(/location ([^{]+) \{([^}]*proxy_pass[^}]*)\}/g)];
  expect(ways.length).toBeGreaterThanOrEqual(5);
  for (const [, path = '', lines = ''] of ways) {
    expect(lines.includes('limit_req '), path).toBe(path.trim() !== '/assets/');
  }
});

const emptyDatabase = postgresForTests();

test('the role of the database can do everything the site does, and nothing else', async () => {
  const address = await emptyDatabase();
  const administrator = new pg.Client(address.href);
  await administrator.connect();
  endsWithTest(() => administrator.end());
  const statements = await readFile(join(folder, 'database-role.sql'), 'utf8');
  for (const statement of statements.split(';').filter((part) => part.trim() !== '')) {
    // The tests' own administrator has the name of the role.
    const named = statement.replaceAll('jyoti', 'the_site').replace(":'password'", "'secret'");
    await administrator.query(named);
  }
  const { rows } = await administrator.query(
    "select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = 'the_site'",
  );
  expect(Object.values(rows[0] as object)).toEqual([false, false, false, false, false]);

  const own = new URL(address);
  own.search = '';
  own.pathname = '/the_site';
  own.username = 'the_site';
  own.password = 'secret';
  const store = await openPostgresStore(own);
  await store.users.insert(sampleUser('1'));
  expect(await store.users.byId('1')).toEqual(sampleUser('1'));
  await store.close();
  const role = new pg.Client(own.href);
  await role.connect();
  await expect(role.query('create role other superuser')).rejects.toThrow(/permission denied/);
  await expect(role.query("copy (select 1) to program 'true'")).rejects.toThrow(
    /permission denied/,
  );
  await role.end();
});

const run = promisify(execFile);

const nginx = await run('nginx', ['-v']).then(
  () => true,
  () => false,
);

/** Two ports that nobody has; both are held at once, or they could be the same. */
async function freePorts(): Promise<[number, number]> {
  const listeners = [createListener(), createListener()];
  const ports: number[] = [];
  for (const listener of listeners) {
    await once(listener.listen(0, '127.0.0.1'), 'listening');
    ports.push((listener.address() as AddressInfo).port);
  }
  for (const listener of listeners) {
    listener.close();
    await once(listener, 'close');
  }
  const [first = 0, second = 0] = ports;
  return [first, second];
}

/** The shipped file at ports of this machine; whatever names a container is another address. */
async function balancerBefore(port: number) {
  const directory = await tempDir();
  const [plain, secure] = await freePorts();
  const key = join(directory, 'privkey.pem');
  const certificate = join(directory, 'fullchain.pem');
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  const here = balancer
    .replace('/tmp/nginx.pid', join(directory, 'nginx.pid'))
    .replaceAll(/_temp_path \/tmp/g, `_temp_path ${directory}`)
    .replaceAll('/etc/nginx/tls', directory)
    .replaceAll(/server (api|desk):5001 resolve/g, `server 127.0.0.1:${port}`)
    .replace('listen 8080', `listen 127.0.0.1:${plain}`)
    .replace('listen 8443', `listen 127.0.0.1:${secure}`);
  const file = join(directory, 'nginx.conf');
  await writeFile(file, here);
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  endsWithTest(async () => {
    child.kill('SIGQUIT');
    await once(child, 'close');
  });
  return { plain, secure };
}

async function answerOf(port: number, path: string) {
  const options = { port, path, host: '127.0.0.1', rejectUnauthorized: false };
  const request = secureRequest(options).end();
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

// Where there is no nginx the lines above are all that is proved, and the title says so.
test(
  nginx
    ? 'nginx runs with the shipped file: HTTPS alone, HSTS, brakes'
    : 'nginx is not on this machine: its file is proved line by line alone',
  async () => {
    expect(balancer).toMatch(/listen 8080;\n {4}return 308 https:\/\/\$host\$request_uri;/);
    expect(balancer).toMatch(/listen 8443 ssl;/);
    expect(
      balancer.match(/add_header Strict-Transport-Security "max-age=31536000" always;/g),
    ).toHaveLength(2);
    expect(balancer.match(/\{/g)?.length).toBe(balancer.match(/\}/g)?.length);
    if (!nginx) return;

    const site = createServer((request, response) => {
      response.setHeader('Strict-Transport-Security', 'max-age=1');
      response.end(request.headers['x-forwarded-proto']);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    endsWithTest(() => new Promise<void>((resolve) => void site.close(() => resolve())));
    const { plain, secure } = await balancerBefore((site.address() as AddressInfo).port);
    await expect
      .poll(async () => (await answerOf(secure, '/').catch(() => null))?.status, {
        timeout: 10_000,
      })
      .toBe(200);
    const redirect = await fetch(`http://127.0.0.1:${plain}/faqs?x=1`, { redirect: 'manual' });
    expect(redirect.status).toBe(308);
    expect(redirect.headers.get('location')).toBe('https://127.0.0.1/faqs?x=1');
    expect((await answerOf(secure, '/')).headers['strict-transport-security']).toBe(
      'max-age=31536000',
    );
    expect((await answerOf(secure, '/healthz')).status).toBe(404);
    const logins = await Promise.all(
      Array.from({ length: 60 }, () => answerOf(secure, '/api/users/login')),
    );
    const refused = logins.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers).toMatchObject({
      'retry-after': '5',
      'strict-transport-security': 'max-age=31536000',
    });
  },
);
