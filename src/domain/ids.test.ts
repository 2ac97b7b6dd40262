import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUuid, newId } from './ids.ts';

describe('isUuid', () => {
  it('[ITEM-7] takes the standard 8-4-4-4-12 hexadecimal form', () => {
    expect(isUuid('0f8fad5b-d9cb-469f-a165-70867728950e')).toBe(true);
    expect(isUuid('0F8FAD5B-D9CB-469F-A165-70867728950E')).toBe(true);
  });

  it.each([
    '',
    'temp-1733246412',
    '0f8fad5bd9cb469fa16570867728950e',
    '0f8fad5b-d9cb-469f-a165-70867728950',
    '0f8fad5b-d9cb-469f-a165-70867728950eg',
    '0f8fad5b-d9cb-469f-a165-70867728950g',
    ' 0f8fad5b-d9cb-469f-a165-70867728950e',
    '0f8fad5b-d9cb-469f-a165-70867728950e\n',
    null,
    undefined,
    42,
  ])('[ITEM-7] refuses %j', (id) => {
    expect(isUuid(id)).toBe(false);
  });
});

describe('newId', () => {
  it('[ITEM-7] makes a standard id of version 4 from any random bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const id = newId((bytes) => {
          bytes.set(random);
          return bytes;
        });
        expect(isUuid(id)).toBe(true);
        expect(id).toMatch(/^.{14}4.{4}[89ab]/);
      }),
    );
  });
});
