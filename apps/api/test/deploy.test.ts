// @vitest-environment node
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { createServer as createListener, type AddressInfo } from 'node:net';
import { connect } from 'node:tls';
import { promisify } from 'node:util';
import pg from 'pg';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { keepAliveTimeout } from '../src/http/connections.ts';
import { openPostgresStore } from '../src/storage/postgres/postgres-store.ts';
import { endsWithTest } from './ends.ts';
import { postgresForTests } from './postgres.ts';
import { asha } from './app.ts';
import { listening, start } from './program.ts';
import { sampleUser } from './sample-user.ts';
import { tempDir } from './temp-dir.ts';

const folder = join(import.meta.dirname, '../../../deploy');
const compose = await readFile(join(folder, 'compose.yaml'), 'utf8');
const balancer = await readFile(join(folder, 'nginx.conf'), 'utf8');
const scraping = await readFile(join(folder, 'prometheus.yml'), 'utf8');

/** The lines of a service in the compose file, including those of services that it extends. */
function service(name: string): string {
  const [, lines = ''] =
    new RegExp(`\\n  ${name}:[^\\n]*\\n((?:(?: {4}.*)?\\n)+)`).exec(compose) ?? [];
  const over = /<<: \*(\w+)/.exec(lines)?.[1];
  if (over === undefined) return lines;
  const [, confined = ''] = /\nx-confined: &confined\n((?: {2}.*\n)+)/.exec(compose) ?? [];
  return lines + (over === 'confined' ? confined.replaceAll(/^ {2}/gm, '    ') : service(over));
}

/** The environment of a process in the compose file, with sample secrets. */
function environment(): Record<string, string> {
  const [, block = ''] = /\n {4}environment:\n((?: {6}\S.*\n)+)/.exec(service('api')) ?? [];
  const pairs = [...block.matchAll(/^ {6}(\w+): '?(.*?)'?$/gm)].map(
    ([, name = '', value = '']) =>
      [
        name,
        value
          .replace('${PUBLIC_URL:?}', 'https://jyoti.example')
          .replace('${SMTP_URL:?}', 'smtps://mail.example')
          .replace('${METRICS_TOKEN:?}', 'a-token-for-the-metrics'),
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

test('the compose file sets the variables of the server for each process', () => {
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

test('the database allows the connections of all processes, and a stop has enough time', () => {
  // The replicas, the operators' process and the backup.
  const processes = numberAt(/replicas: (\d+)/) + 2;
  expect(numberAt(/max_connections=(\d+)/)).toBeGreaterThanOrEqual(processes * 10 + 3);
  expect(numberAt(/stop_grace_period: (\d+)s/)).toBeGreaterThan(26);
});

test('the load balancer has the limits of the server, and logs no query strings', () => {
  const [, format = ''] = /log_format lean '([^']*)'/.exec(balancer) ?? [];
  expect(format).toContain('$uri ');
  expect(format).not.toMatch(/\$(request_uri|args|query_string|request(?!_)|remote_addr|http_)/);
  expect(Number(/client_max_body_size (\d+)m/.exec(balancer)?.[1])).toBeGreaterThan(5);
});

test('Prometheus collects the metrics of all replicas, with the token of the processes', () => {
  const lines = service('prometheus');
  expect(scraping).toContain('- names: [api, operators]\n');
  expect(scraping).toContain('port: 5001\n');
  expect(readConfig({}).port).toBe(5001);
  expect(readConfig(environment()).metricsToken).toBe('a-token-for-the-metrics');
  const [, file = 'none'] = /credentials_file: (\S+) \}/.exec(scraping) ?? [];
  expect(lines).toContain(`printf '%s' "$$METRICS_TOKEN" > ${file} `);
  expect(lines).toContain('      METRICS_TOKEN: ${METRICS_TOKEN:?}\n');
  // A second common network would give each process a second address.
  expect(lines).toContain('    networks: [records, monitoring]\n');
  expect(service('api')).toContain('    networks: [outside, records]\n');
  expect(lines).toContain("ports: ['127.0.0.1:9090:9090']\n");
});

const services = ['balancer', 'api', 'operators', 'backup', 'prometheus', 'database', 'objects'];

test.each(services)(
  'the service %s can write only to its folders, and has no capabilities',
  (name) => {
    const lines = service(name);
    expect(lines).toContain('    read_only: true\n');
    expect(lines).toContain('    cap_drop: [ALL]\n');
    expect(lines).toContain("    security_opt: ['no-new-privileges:true']\n");
    expect(lines).toMatch(/\n {4}mem_limit: \d+[mg]\n/);
    expect(lines).not.toMatch(/privileged|network_mode|docker\.sock/);
  },
);

test('database and object store are on an internal network', () => {
  expect(compose).toContain('  records: { internal: true }\n');
  for (const name of ['database', 'objects']) {
    expect(service(name)).toContain('    networks: [records]\n');
    expect(service(name)).not.toContain('ports:');
  }
  expect(service('balancer')).toContain('    networks: [outside]\n');
});

test('a backup is made daily and kept for two weeks', () => {
  const lines = service('backup');
  expect(lines).toMatch(/command\.ts backup "\/backups\/\$\$\(date/);
  expect(lines).toMatch(/-mtime \+14 [\s\S]*sleep 86400/);
  expect(lines).toContain("volumes: ['data:/data', 'backups:/backups']");
});

test('the load balancer closes idle connections before a process does', () => {
  const seconds = Number(/keepalive_timeout (\d+)s;/.exec(balancer)?.[1]);
  expect(keepAliveTimeout / 1000).toBeGreaterThanOrEqual(seconds + 5);
});

test('every route to a process is rate-limited except assets of pages', () => {
  const ways = [...balancer.matchAll(/location ([^{]+) \{([^}]*proxy_pass[^}]*)\}/g)];
  expect(ways.length).toBeGreaterThanOrEqual(5);
  for (const [, path = '', lines = ''] of ways) {
    expect(lines.includes('limit_req '), path).toBe(path.trim() !== '/assets/');
  }
});

const emptyDatabase = postgresForTests();

/**
 * Creates the role of `deploy/` and its database under another name, since the tests' administrator has that
 * name.
 */
async function shippedRole(administrator: pg.Client, address: URL, name: string): Promise<URL> {
  const statements = await readFile(join(folder, 'database-role.sql'), 'utf8');
  for (const statement of statements.split(';').filter((part) => part.trim() !== '')) {
    const named = statement.replaceAll('jyoti', name).replace(":'password'", "'secret'");
    await administrator.query(named);
  }
  const own = new URL(address);
  own.search = '';
  own.pathname = `/${name}`;
  own.username = name;
  own.password = 'secret';
  return own;
}

async function administratorOf(address: URL): Promise<pg.Client> {
  const administrator = new pg.Client(address.href);
  await administrator.connect();
  endsWithTest(() => administrator.end());
  return administrator;
}

test('the database role has the permissions that the site needs, and no others', async () => {
  const address = await emptyDatabase();
  const administrator = await administratorOf(address);
  const own = await shippedRole(administrator, address, 'the_site');
  const { rows } = await administrator.query(
    "select rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls from pg_roles where rolname = 'the_site'",
  );
  expect(Object.values(rows[0] as object)).toEqual([false, false, false, false, false]);

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

/** The path of nginx if installed; on Debian it is only in root's PATH. */
async function nginxHere(): Promise<string | null> {
  for (const command of ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx']) {
    const runs = await run(command, ['-v']).then(
      () => true,
      () => false,
    );
    if (runs) return command;
  }
  return null;
}

const nginx = await nginxHere();

/** Two free ports. Both are opened at the same time, or they could be the same. */
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

/** `http2 on` as nginx before 1.25.1, such as that of Debian 12, writes it. */
async function inOwnSyntax(command: string, text: string): Promise<string> {
  const { stderr } = await run(command, ['-v']);
  const [, minor = 0, patch = 0] = (/nginx\/1\.(\d+)\.(\d+)/.exec(stderr) ?? []).map(Number);
  const isOld = minor < 25 || (minor === 25 && patch < 1);
  return isOld ? text.replace(' ssl;\n    http2 on;', ' ssl http2;') : text;
}

/**
 * Starts nginx with the shipped configuration, on local ports and with local addresses instead of container
 * names.
 */
async function balancerBefore(command: string, ports: { api: number[]; operators: number }) {
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
    .replace(/server api:5001 resolve([^;]*);/, (_line, rules: string) =>
      ports.api.map((port) => `server 127.0.0.1:${port}${rules};`).join(' '),
    )
    .replace('server operators:5001 resolve', `server 127.0.0.1:${ports.operators}`)
    .replace('listen 8080', `listen 127.0.0.1:${plain}`)
    .replace('listen 8443', `listen 127.0.0.1:${secure}`);
  const file = join(directory, 'nginx.conf');
  await writeFile(file, await inOwnSyntax(command, here));
  const child = spawn(command, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  endsWithTest(async () => {
    child.kill('SIGQUIT');
    await once(child, 'close');
  });
  return { plain, secure };
}

/** The protocol that a browser gets. */
function protocolOf(port: number): Promise<string | false | null> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    ALPNProtocols: ['h2', 'http/1.1'],
    rejectUnauthorized: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('error', reject).once('secureConnect', () => {
      resolve(socket.alpnProtocol);
      socket.destroy();
    });
  });
}

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

/** Sends a request over HTTPS without verifying the certificate. */
async function answerOf(port: number, path: string, options: RequestOptions = {}) {
  const sent = new Request('http://localhost', options);
  const body = Buffer.from(await sent.arrayBuffer());
  const headers = { ...Object.fromEntries(sent.headers), 'content-length': String(body.length) };
  const request = secureRequest({
    port,
    path,
    host: '127.0.0.1',
    method: sent.method,
    headers,
    rejectUnauthorized: false,
  }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const text = Buffer.concat(await response.toArray()).toString();
  return { status: response.statusCode, headers: response.headers, text };
}

// Without nginx only the checks above run, and the title says so.
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
    expect(balancer).toMatch(/\n {4}http2 on;\n/);
    expect(balancer).toMatch(/\n {2}limit_conn open \d+;\n/);
    expect(balancer).toMatch(/\n {4}proxy_set_header X-Request-Id \$request_id;\n/);
    expect(balancer).toMatch(/log_format lean '[^']*\$request_id /);
    expect(balancer.match(/\{/g)?.length).toBe(balancer.match(/\}/g)?.length);
    if (!nginx) return;

    const site = createServer((request, response) => {
      response.setHeader('Strict-Transport-Security', 'max-age=1');
      response.setHeader('X-Request-Id', 'replaced');
      response.end(`${request.headers['x-forwarded-proto']} ${request.headers['x-request-id']}`);
    }).listen(0, '127.0.0.1');
    await once(site, 'listening');
    endsWithTest(() => new Promise<void>((resolve) => void site.close(() => resolve())));
    const { port } = site.address() as AddressInfo;
    const { plain, secure } = await balancerBefore(nginx, { api: [port], operators: port });
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
    // The id is that of the balancer, for the process and in the response; one of a visitor is not used.
    const chosen = await answerOf(secure, '/', {
      headers: { 'x-request-id': 'chosen-by-a-visitor' },
    });
    expect(chosen.text).toMatch(/^https [\da-f]{32}$/);
    expect(chosen.text).toBe(`https ${chosen.headers['x-request-id']}`);
    expect(await protocolOf(secure)).toBe('h2');
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

// Three processes with one database run everywhere. Without nginx requests alternate between them, and the
// title says so.
test(
  nginx
    ? 'three processes behind nginx with the shipped file, over PostgreSQL with the shipped role, are one site'
    : 'three processes over PostgreSQL with the shipped role are one site; nginx is not on this machine and was not run',
  async () => {
    const address = await emptyDatabase();
    const own = await shippedRole(await administratorOf(address), address, 'three_processes');
    const directory = await tempDir();
    const environmentOfAll = { DATABASE_URL: own.href, DATA_DIR: directory, TRUST_PROXY: '1' };
    // Started at the same time, as by compose: one of them creates the tables.
    const programs = Array.from({ length: 3 }, () => start(environmentOfAll));
    const addresses = await Promise.all(programs.map(listening));
    const [one = 0, other = 0, operators = 0] = addresses.map((each) => Number(new URL(each).port));
    const secure = nginx
      ? (await balancerBefore(nginx, { api: [one, other], operators })).secure
      : null;
    let turn = 0;
    const ask = async (path: string, options: RequestOptions = {}, ports = [one, other]) => {
      if (secure !== null) return answerOf(secure, path, options);
      const port = path.startsWith('/api/operator') ? operators : ports[(turn += 1) % ports.length];
      const response = await fetch(`http://127.0.0.1:${port}${path}`, options);
      return { status: response.status, text: await response.text() };
    };
    await expect
      .poll(async () => (await ask('/api/header').catch(() => null))?.status, { timeout: 10_000 })
      .toBe(200);

    const form = new FormData();
    for (const [name, value] of Object.entries(asha)) form.append(name, value);
    const signedUp = await ask('/api/users/register', { method: 'POST', body: form });
    expect(signedUp.status).toBe(201);
    const { token } = JSON.parse(signedUp.text) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const profiles = () =>
      Promise.all(Array.from({ length: 20 }, () => ask('/api/users/profile', { headers })));
    for (const { status } of await profiles()) expect(status).toBe(200);
    // Requests are spread over the processes, and those for the operator dashboard go to its process only.
    expect((await ask('/api/operator', { headers })).status).toBe(404);
    const linesOf = (path: string) =>
      programs.map(({ errors }) => errors.split('\n').filter((line) => line.includes(path)).length);
    await expect.poll(() => linesOf('"status":404')).toEqual([0, 0, 1]);
    for (const count of linesOf('/api/users/profile').slice(0, 2)) expect(count).toBeGreaterThan(0);

    // Failed logins are counted across processes: ten for an account, whichever process responds.
    const statuses: (number | undefined)[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const body = JSON.stringify({ email: asha['email'], password: 'not the password' });
      const login = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      statuses.push((await ask('/api/users/login', login)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);

    // Every request succeeds while one process stops, and afterwards.
    const stopping = programs[0]?.closed;
    programs[0]?.child.kill('SIGTERM');
    const meanwhile = secure === null ? [] : await profiles();
    await stopping;
    expect(programs[0]?.child.exitCode).toBe(0);
    const after = await Promise.all(
      Array.from({ length: 20 }, () => ask('/api/users/profile', { headers }, [other])),
    );
    for (const { status } of [...meanwhile, ...after]) expect(status).toBe(200);
  },
);
