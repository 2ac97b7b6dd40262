import type { Json } from '#db/database.types.ts';

/** What a form may make of a preference; null and undefined take it away. */
type PreferenceValue = string | number | boolean | object | null | undefined;

/** What a profile's form may change; `preferences` holds only what changed. */
export interface ProfileChanges {
  first_name?: string | null;
  last_name?: string | null;
  name?: string | null;
  username?: string | null;
  bio?: string | null;
  avatar_url?: string | null;
  home_address?: string | null;
  onboarding_completed?: boolean;
  preferences?: Record<string, PreferenceValue>;
}

type Preferences = { [key: string]: Json | undefined };

/** Stored preferences as an object; empty when the column holds anything else. */
function preferencesOf(stored: Json | null | undefined): Preferences {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {};
}

/** A stored preference as text, or the fallback. */
export function preference(stored: Json | null | undefined, name: string, fallback = ''): string {
  const value = preferencesOf(stored)[name];
  return typeof value === 'string' ? value : fallback;
}

/** A stored preference that is a list of texts. */
export function preferenceList(stored: Json | null | undefined, name: string): string[] {
  const value = preferencesOf(stored)[name];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** JSON as the database will store it; what JSON can't carry is left out. */
const asJson = (value: object): Json => JSON.parse(JSON.stringify(value));

/**
 * Lays changed preferences over the stored ones (PROF-2): a primitive becomes a string, an object stays as it
 * is, and null or undefined takes the preference away.
 */
export function mergePreferences(
  stored: Json | null | undefined,
  changes: Record<string, PreferenceValue>,
): Preferences {
  const merged = { ...preferencesOf(stored) };
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined) delete merged[name];
    else merged[name] = typeof value === 'object' ? asJson(value) : String(value);
  }
  return merged;
}

/** The columns to send: everything but `preferences`, which are merged apart, and a location, which is never sent. */
export function profileColumns({ preferences: _, ...fields }: ProfileChanges & { location?: unknown }) {
  const { location: __, ...columns } = fields;
  return columns;
}

/** "Camille Martin" from its parts; null when both are empty, so that the name stays what it was. */
export function fullName(first: string, last: string): string | null {
  return (
    [first, last]
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' ') || null
  );
}

/** Protected pages that someone who has not finished onboarding may still see (GATE-4). */
const OPEN_BEFORE_ONBOARDING = /^\/(onboarding|profile|admin)(\/|$)/;

export type AuthGuardDecision = 'wait' | 'sign-in' | 'dashboard' | 'onboarding' | 'enter';

interface AuthGuardQuestion {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: { isAdmin: boolean; onboarding_completed: boolean } | null;
  /** An auth action is on its way: someone signing out must not be sent to sign in. */
  isBusy: boolean;
  requireSupervisor: boolean;
  pathname: string;
}

/** What a protected page answers, in the specification's order (GATE-5). */
export function decideAuthGuard({
  status,
  user,
  isBusy,
  requireSupervisor,
  pathname,
}: AuthGuardQuestion): AuthGuardDecision {
  if (status === 'loading' || (user === null && isBusy)) return 'wait';
  if (user === null) return 'sign-in';
  if (requireSupervisor && !user.isAdmin) return 'dashboard';
  if (!user.onboarding_completed && !OPEN_BEFORE_ONBOARDING.test(pathname)) return 'onboarding';
  return 'enter';
}
