/** A banned person is a stranger everywhere. */
export const TRIP_ROLES = ['owner', 'editor', 'viewer', 'stranger'] as const;
export type TripRole = (typeof TRIP_ROLES)[number];

/** The policies agree; a test compares. `invite` also needs premium, see {@link canInvite}; `complete_own_task` is about one's own. */
const ALLOWED = {
  read_trip: ['owner', 'editor', 'viewer'],
  edit_trip: ['owner', 'editor'],
  delete_trip: ['owner'],
  edit_items: ['owner', 'editor'],
  edit_tasks: ['owner', 'editor'],
  edit_documents: ['owner', 'editor'],
  complete_own_task: ['owner', 'editor', 'viewer'],
  ask_poll: ['owner', 'editor'],
  vote: ['owner', 'editor', 'viewer'],
  manage_any_poll: ['owner'],
  edit_shared_lists: ['owner', 'editor'],
  tick_shared_lists: ['owner', 'editor', 'viewer'],
  send_message: ['owner', 'editor', 'viewer'],
  delete_own_message: ['owner', 'editor', 'viewer'],
  delete_any_message: ['owner'],
  invite: ['owner'],
  manage_collaborators: ['owner'],
  leave_trip: ['editor', 'viewer'],
  share_link: ['owner'],
} as const satisfies Record<string, readonly TripRole[]>;

export type TripAction = keyof typeof ALLOWED;

export function can(role: TripRole, action: TripAction): boolean {
  const allowed: readonly TripRole[] = ALLOWED[action];
  return allowed.includes(role);
}

/** Whether the user may invite, which also needs a premium profile [COLLAB-1]. */
export function canInvite(role: TripRole, profile: { is_premium?: boolean | null }): boolean {
  return can(role, 'invite') && profile.is_premium === true;
}

export interface Membership {
  owner_id: string;
  trip_collaborators?: readonly { user_id: string; role: string }[] | null;
}

/** Role of a user in a trip; an unknown role reads as viewer, the least. */
export function tripRole(trip: Membership, userId: string | null | undefined): TripRole {
  if (!userId) return 'stranger';
  if (trip.owner_id === userId) return 'owner';
  const membership = trip.trip_collaborators?.find((collaborator) => collaborator.user_id === userId);
  if (!membership) return 'stranger';
  return membership.role === 'editor' ? 'editor' : 'viewer';
}

export const DEFAULT_PROFILE_ROLE = 'traveler';
const SUPERVISOR_ROLE = 'supervisor';

export function isSupervisor(role: string | null | undefined): boolean {
  return role === SUPERVISOR_ROLE;
}

/** Whether the role sees the blog's administration; `admin` sees the link, too [NAV-6]. */
export function seesBlogAdministration(role: string | null | undefined): boolean {
  return role === 'admin' || isSupervisor(role);
}
