import { expect, it } from 'vitest';
import { createPerson } from '../support/accounts.ts';
import { call, headersOf } from '../support/raw-calls.ts';
import { startApiServer } from '../support/server.ts';

it('[API-5] the log is one JSON object a line, in UTC, for any request', async () => {
  const server = await startApiServer({ env: { LOG_LEVEL: 'debug' } });
  const { accessToken, email, password } = await createPerson(server);
  const headers = headersOf(server, { accessToken });
  const line = '{"level":50,"time":"2020-01-01T00:00:00.000Z","msg":"forged"}';
  await call(server, `/trip/x%0a${encodeURIComponent(line)}`);
  await call(server, `/rest/v1/trips?title=eq.x%0a${encodeURIComponent(line)}`, { headers });
  await call(server, `/rest/v1/no%0a${encodeURIComponent(line)}`, { headers });
  await call(server, '/nothing.js', { headers: { ...headers, 'user-agent': line } });
  await server.end('SIGTERM');
  const lines = server
    .output()
    .split('\n')
    .filter((text) => text.startsWith('{'));
  const entries = lines.map((text): Record<string, unknown> => JSON.parse(text));
  expect(entries.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(4);
  for (const { time, msg } of entries) {
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(msg).not.toBe('forged');
  }
  for (const secret of [accessToken, email, password, server.secretKey, server.jwtSecret])
    expect(lines.join('\n')).not.toContain(secret);
  await server.stop();
});
