import { describe, expect, it } from 'vitest';
import { linkOf, problemOf } from './link-problem.ts';

describe('the link of a mail', () => {
  it('[AUTH-3] says what it is for, its secret and where it leads', () => {
    expect(linkOf(new URLSearchParams('action=link&type=signup&token=abc&next=/dashboard'))).toEqual({
      kind: 'signup',
      token: 'abc',
      next: '/dashboard',
    });
    expect(linkOf(new URLSearchParams('action=link&type=signup'))).toBeNull();
    expect(linkOf(new URLSearchParams('action=link&type=nonsense&token=abc'))).toBeNull();
  });

  it.each([
    [{ message: '', code: 'link_used' }, 'used'],
    [{ message: '', code: 'link_replaced' }, 'replaced'],
    [{ message: '', code: 'link_unknown' }, 'foreign'],
    [{ message: '', code: 'otp_expired' }, 'expired'],
    [{ message: '', code: 'email_exists' }, 'taken'],
    [{ message: '', name: 'AuthRetryableFetchError', status: 0 }, 'failed'],
  ])('[AUTH-3] that is refused has a screen of its own: %o', (error, problem) => {
    expect(problemOf(error)).toBe(problem);
  });
});
