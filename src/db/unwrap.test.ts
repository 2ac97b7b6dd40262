import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { describe, expect, it } from 'vitest';
import { unwrap } from './unwrap.ts';

describe('unwrap', () => {
  it('hands over the data of an answer, with its type', () => {
    const answer: PostgrestSingleResponse<{ id: string }[]> = JSON.parse(
      '{ "data": [{ "id": "a" }], "error": null, "status": 200 }',
    );
    const rows: { id: string }[] = unwrap(answer);
    expect(rows).toEqual([{ id: 'a' }]);
  });

  it('throws the error of an answer, with the status that stands beside it', () => {
    const answer = {
      data: null,
      error: { message: 'Payload', code: '', details: '', hint: '' },
      status: 413,
    };
    expect(() => unwrap(answer)).toThrow(
      expect.objectContaining({ name: 'AppError', key: 'payload_too_large', status: 413 }),
    );
  });
});
