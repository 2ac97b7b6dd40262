import { describe, expect, it } from 'vitest';
import { createOriginCheck } from './allowed-origins.ts';

const host = 'escale.example';

describe('who may open a socket', () => {
  it('programs: they send no origin', () => {
    expect(createOriginCheck({ publicUrl: `https://${host}`, allowed: [] })({ host })).toBe(true);
  });

  it('pages of PUBLIC_URL, for any Host, and of allowed origins; no others', () => {
    const isAllowed = createOriginCheck({
      publicUrl: `https://${host}/app`,
      allowed: ['https://front.example'],
    });
    const origins = [
      `https://${host}`,
      'https://front.example',
      `http://${host}`,
      'https://evil.example',
      'null',
      '',
    ];
    expect(origins.filter((origin) => isAllowed({ origin, host: 'evil.example' }))).toEqual([
      `https://${host}`,
      'https://front.example',
    ]);
  });

  it('without PUBLIC_URL, pages of the address by which the browser came', () => {
    const isAllowed = createOriginCheck({ publicUrl: undefined, allowed: [] });
    expect(isAllowed({ origin: 'http://localhost:3000', host: 'localhost:3000' })).toBe(true);
    expect(isAllowed({ origin: `https://${host}`, host })).toBe(true);
    for (const origin of ['http://localhost:3001', 'https://evil.example', 'null', '']) {
      expect(isAllowed({ origin, host: 'localhost:3000' })).toBe(false);
    }
    expect(isAllowed({ origin: 'null' })).toBe(false);
  });
});
