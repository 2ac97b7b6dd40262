import { describe, expect, it } from 'vitest';
import {
  can,
  canInvite,
  isSupervisor,
  seesBlogAdministration,
  TRIP_ROLES,
  type TripAction,
  tripRole,
} from './roles.ts';

describe('can', () => {
  it.each<[TripAction, string[]]>([
    ['read_trip', ['owner', 'editor', 'viewer']],
    ['edit_trip', ['owner', 'editor']],
    ['delete_trip', ['owner']],
    ['edit_items', ['owner', 'editor']],
    ['edit_tasks', ['owner', 'editor']],
    ['complete_own_task', ['owner', 'editor', 'viewer']],
    ['ask_poll', ['owner', 'editor']],
    ['vote', ['owner', 'editor', 'viewer']],
    ['manage_any_poll', ['owner']],
    ['edit_shared_lists', ['owner', 'editor']],
    ['tick_shared_lists', ['owner', 'editor', 'viewer']],
    ['send_message', ['owner', 'editor', 'viewer']],
    ['delete_own_message', ['owner', 'editor', 'viewer']],
    ['delete_any_message', ['owner']],
    ['invite', ['owner']],
    ['manage_collaborators', ['owner']],
    ['leave_trip', ['editor', 'viewer']],
    ['share_link', ['owner']],
  ])('[COLLAB-4] %s is for %j', (action, roles) => {
    expect(TRIP_ROLES.filter((role) => can(role, action))).toEqual(roles);
  });

  it('[COLLAB-1] only an owner who is premium invites', () => {
    expect(canInvite('owner', { is_premium: true })).toBe(true);
    expect(canInvite('owner', { is_premium: false })).toBe(false);
    expect(canInvite('owner', {})).toBe(false);
    expect(canInvite('editor', { is_premium: true })).toBe(false);
  });
});

describe('tripRole', () => {
  const trip = {
    owner_id: 'ana',
    trip_collaborators: [
      { user_id: 'bo', role: 'editor' },
      { user_id: 'chloe', role: 'viewer' },
      { user_id: 'dan', role: 'something new' },
    ],
  };

  it('[COLLAB-4] tells owner, editor, viewer and stranger apart', () => {
    expect(['ana', 'bo', 'chloe', 'eve', null].map((id) => tripRole(trip, id))).toEqual([
      'owner',
      'editor',
      'viewer',
      'stranger',
      'stranger',
    ]);
  });

  it('[COLLAB-4] a role it does not know gives the least', () => {
    expect(tripRole(trip, 'dan')).toBe('viewer');
    expect(tripRole({ owner_id: 'ana' }, 'bo')).toBe('stranger');
  });
});

describe('profile roles', () => {
  it('[GATE-3] only supervisors administer', () => {
    expect(['supervisor', 'admin', 'traveler', '', null].map(isSupervisor)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('[NAV-6] the blog shows its administration to role admin, and to supervisors', () => {
    expect(['supervisor', 'admin', 'traveler', null].map(seesBlogAdministration)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
