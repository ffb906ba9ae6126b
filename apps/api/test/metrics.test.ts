// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { bearer, expectError, signedUp, startApp } from './app.ts';

const token = 'a-token-for-the-metrics';

async function measuredApp() {
  const site = await startApp({ environment: { METRICS_TOKEN: token } });
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
});
