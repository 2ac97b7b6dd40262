import { describe, expect, it } from 'vitest';
import { readAbout, readDetails } from './security-events.ts';

describe('[ADMIN-1] a security event', () => {
  it('tells how somebody came in, what became of a role, what was called, and how often', () => {
    const none = { method: null, role: null, called: null, times: 1 };
    expect(readDetails({ event: 'signed_in', details: { method: 'password' } })).toEqual({
      ...none,
      method: { text: 'methodPassword' },
    });
    expect(readDetails({ event: 'signed_in', details: { method: 'smoke' } })).toEqual({
      ...none,
      method: { name: 'smoke' },
    });
    expect(readDetails({ event: 'role_changed', details: { from: 'traveler', to: 'supervisor' } })).toEqual({
      ...none,
      role: { from: 'traveler', to: 'supervisor' },
    });
    expect(
      readDetails({
        event: 'admin_called',
        details: { endpoint: 'admin/users', method: 'POST', status: 200 },
      }),
    ).toEqual({ ...none, called: 'POST admin/users 200' });
    expect(readDetails({ event: 'sign_in_failed', details: { count: 12 } })).toEqual({ ...none, times: 12 });
  });

  it('is about somebody, an account that is gone, an address that nobody has, something else or nothing', () => {
    const id = '00000000-0000-4000-8000-000000000001';
    expect(readAbout(id, 'Zoé')).toEqual({ kind: 'person', id, name: 'Zoé' });
    expect(readAbout(id, null)).toEqual({ kind: 'gone', id });
    expect(readAbout('#aZ09', null)).toEqual({ kind: 'unknown' });
    expect(readAbout('generate_link', null)).toEqual({ kind: 'other', name: 'generate_link' });
    expect(readAbout(null, null)).toEqual({ kind: 'nobody' });
  });
});
