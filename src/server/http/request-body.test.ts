import { describe, expect, it } from 'vitest';
import { isTooDeep, readText } from './request-body.ts';

const post = (body: BodyInit) => new Request('http://localhost/', { method: 'POST', body });

describe('the body of a request', () => {
  it('is read when it is text', async () => {
    expect(await readText(post('{"a":"é"}'))).toBe('{"a":"é"}');
  });

  it('is refused when it is not UTF-8', async () => {
    expect(await readText(post(Uint8Array.from([0xff, 0xfe])))).toMatchObject({ status: 400 });
  });

  it('is too deep by its brackets, not by those in its texts', () => {
    const deep = (times: number) => `${'['.repeat(times)}${']'.repeat(times)}`;
    expect(isTooDeep(deep(64))).toBe(false);
    expect(isTooDeep(deep(65))).toBe(true);
    expect(isTooDeep(JSON.stringify({ text: `\\"${deep(200)}` }))).toBe(false);
    expect(isTooDeep(`[${'[],'.repeat(500)}[]]`)).toBe(false);
  });
});
