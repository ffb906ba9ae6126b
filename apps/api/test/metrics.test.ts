// @vitest-environment node
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { bearer, expectError, signedUp, startApp } from './app.ts';
import { runScript } from './run-script.ts';
import { sampleMail } from './sample-records.ts';
import { tempDir } from './temp-dir.ts';

const storageCommand = join(import.meta.dirname, '../src/storage/commands/command.ts');

const token = 'a-token-for-the-metrics';

async function measuredApp(environment: Record<string, string> = {}) {
  const site = await startApp({ environment: { METRICS_TOKEN: token, ...environment } });
  return {
    ...site,
    metrics: async () => (await site.api.get('/metrics').set(bearer(token)).buffer(true)).text,
  };
}

describe('/metrics', () => {
  test('does not exist unless it is configured', async () => {
    const { api } = await startApp();
    expectError(await api.get('/metrics'), 404, 'not_found');
    expectError(await api.get('/metrics').set(bearer(token)), 404, 'not_found');
  });

  test('requires its token', async () => {
    const { api } = await measuredApp();
    expectError(await api.get('/metrics'), 401, 'unauthorized');
    expectError(await api.get('/metrics').set(bearer(`${token}x`)), 401, 'unauthorized');
    const response = await api.get('/metrics').set(bearer(token));
    expect(response.status).toBe(200);
    expect(response.headers['content-type']).toMatch(/^text\/plain; version=/);
    expect(response.headers['cache-control']).toBe('no-store');
  });

  test('counts requests by route pattern and status, without input', async () => {
    const { api, metrics } = await measuredApp();
    await signedUp(api, { email: 'asha.secret@example.in' });
    await api.get('/api/places?q=ujjain-secret');
    await api.get('/api/articles/secret-article');
    await api.get('/secret/page');
    await api.get('/api/articles/another-secret');
    const text = await metrics();
    const count = (labels: string) =>
      text.includes(`jyoti_http_request_duration_seconds_count{${labels}}`)
        ? Number(
            text.split(`jyoti_http_request_duration_seconds_count{${labels}} `)[1]?.split('\n')[0],
          )
        : 0;
    expect(count('method="POST",route="/api/users/register",status="201"')).toBe(1);
    expect(count('method="GET",route="/api/places",status="200"')).toBe(1);
    expect(count('method="GET",route="/api/articles/:key",status="404"')).toBe(2);
    expect(text).not.toMatch(/secret|asha|127\.0\.0\.1/i);
  });

  test('includes the event loop, the queues and the store', async () => {
    const { api, metrics } = await measuredApp();
    await signedUp(api);
    const text = await metrics();
    for (const name of [
      'nodejs_eventloop_lag_seconds',
      'jyoti_passwords_waiting 0',
      'jyoti_passwords_running 0',
      'jyoti_places_waiting 0',
      'jyoti_background_running 0',
    ]) {
      expect(text).toContain(`\n${name}`);
    }
    expect(text).toMatch(
      /^jyoti_store_operation_duration_seconds_count\{repository="users",operation="insert"\} 1$/m,
    );
  });

  test('counts rejected requests by limit or budget, and their lines name it', async () => {
    const { api, metrics, logged } = await measuredApp({ RATE_LIMIT: 'on' });
    for (let at = 0; at < 21; at += 1) {
      await api.post('/api/newsletter').send({ email: 'asha@example.in' });
    }
    expect(await metrics()).toContain('\njyoti_limited_requests_total{limit="newsletter"} 1\n');
    expect(logged.filter((line) => line.includes('"limit":"newsletter"'))).toHaveLength(1);
  });

  test('tells about queued e-mails, the file, the disk, the deletion and the build', async () => {
    const { api, metrics, store, directory, clock } = await measuredApp({ BUILD_VERSION: '1.2.3' });
    const { user } = await signedUp(api);
    const made = new Date(clock.now.getTime() - 90_000).toISOString();
    const mail = { ...sampleMail('late', user.id), createdAt: made, dueAt: '2999-01-01', tries: 3 };
    await store.mails.insert(mail);
    const text = await metrics();
    const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
    expect(value('jyoti_mails_waiting')).toBeGreaterThan(0);
    expect(value('jyoti_mails_tried')).toBeGreaterThan(0);
    expect(value('jyoti_mail_oldest_seconds')).toBeCloseTo(90, 0);
    expect(value('jyoti_store_file_bytes')).toBe((await stat(join(directory, 'db.json'))).size);
    expect(value('jyoti_store_journal_bytes')).toBe(0);
    expect(value('jyoti_data_free_bytes')).toBeGreaterThan(0);
    expect(value('jyoti_picture_kills_total')).toBe(0);
    expect(value('jyoti_last_retention_timestamp_seconds')).toBe(0);
    expect(text).toContain(`\njyoti_build_info{version="1.2.3",node="${process.version}"} 1\n`);
  });

  test('tells when the last backup was made', async () => {
    const { metrics, directory } = await measuredApp();
    const backup = async () =>
      Number(/^jyoti_last_backup_timestamp_seconds (.+)$/m.exec(await metrics())?.[1]);
    expect(await backup()).toBe(0);
    const before = Date.now() / 1000 - 1;
    const copy = join(await tempDir(), 'copy');
    await runScript(storageCommand, { DATA_DIR: directory }, 'backup', copy);
    expect(await backup()).toBeGreaterThan(before);
  });

  test('that cannot be read does not hide the others', async () => {
    const { metrics, directory } = await measuredApp();
    await rm(directory, { recursive: true });
    const text = await metrics();
    expect(text).toMatch(/^jyoti_data_free_bytes nan$/im);
    expect(text).toContain('\njyoti_background_running 0\n');
  });
});

describe('the alert rules', async () => {
  const root = join(import.meta.dirname, '../../..');
  const rules = await readFile(join(root, 'deploy/alerts.yml'), 'utf8');

  test('use only metrics that exist', async () => {
    const { metrics } = await measuredApp();
    const known = [...(await metrics()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name);
    const used = [...rules.matchAll(/\b((?:jyoti|nodejs|process)_\w+)/g)].map(([, name = '']) =>
      name.replace(/_seconds_count$/, '_seconds'),
    );
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !known.includes(name))).toEqual([]);
  });

  test('each have an entry in docs/operating.md, and no other alert has one', async () => {
    const page = await readFile(join(root, 'docs/operating.md'), 'utf8');
    const section = page.split('\n## Alerts\n')[1]?.split('\n## ')[0] ?? '';
    const described = [...section.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, name]) => name);
    const named = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
    expect(described).toEqual(named);
  });
});
