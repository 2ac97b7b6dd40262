import type { Json } from '#db/database.types.ts';
import { fieldOf, isRecord } from '#domain/json.ts';
import { LIMITS } from '#domain/limits.ts';

type PreferenceValue = string | number | boolean | object | null | undefined;

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

/** Reads a text; the fallback replaces a missing one. */
export function preference(stored: Json | null | undefined, name: string, fallback = ''): string {
  const value = fieldOf(stored, name);
  return typeof value === 'string' ? value : fallback;
}

function preferenceList(stored: Json | null | undefined, name: string): string[] {
  const value = fieldOf(stored, name);
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** The first is none. */
export const PACES = ['', 'slow', 'balanced', 'full'] as const;
export const INTERESTS = ['nature', 'culture', 'food', 'sea', 'city', 'sport', 'family', 'night'] as const;

/** Fields of forms; an empty pace is none. */
export interface TravelStyle {
  pace: string;
  interests: string[];
}

export function travelStyleOf(stored: Json | null | undefined): TravelStyle {
  return {
    pace: preference(stored, 'travel_pace'),
    interests: preferenceList(stored, 'travel_interests'),
  };
}

/** Null removes a preference. */
export const travelPreferences = ({ pace, interests }: TravelStyle) => ({
  travel_pace: pace || null,
  travel_interests: interests.length > 0 ? interests : null,
});

/** Drops what JSON can't carry. */
const asJson = (value: object): Json => JSON.parse(JSON.stringify(value));

/** Stores primitives as strings and objects as they are; null or undefined removes a name [PROF-2]. */
export function mergePreferences(
  stored: Json | null | undefined,
  changes: Record<string, PreferenceValue>,
): Preferences {
  const merged: Preferences = isRecord(stored) ? { ...stored } : {};
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined) delete merged[name];
    else merged[name] = typeof value === 'object' ? asJson(value) : String(value);
  }
  return merged;
}

/** Leaves out `preferences`, which are merged apart, and the location, which is never sent. */
export function profileColumns({ preferences: _, ...fields }: ProfileChanges & { location?: unknown }) {
  const { location: __, ...columns } = fields;
  return columns;
}

export const orNull = (text: string) => text.trim() || null;

/** Joins both names, as far as the stored one may reach; null when both are empty, so that it does not change. */
export function fullName(first: string, last: string): string | null {
  const name = [first, last]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');
  return Array.from(name).slice(0, LIMITS.title).join('').trim() || null;
}

/** Paths that are open before onboarding [GATE-4]. */
const OPEN_BEFORE_ONBOARDING = /^\/(onboarding|profile|admin)(\/|$)/;

export type AuthGuardDecision = 'wait' | 'sign-in' | 'dashboard' | 'onboarding' | 'enter';

interface AuthGuardQuestion {
  status: 'loading' | 'signed-out' | 'signed-in';
  user: { isAdmin: boolean; onboarding_completed: boolean } | null;
  /** A session action runs: a sign-out must not lead to the sign-in. */
  isBusy: boolean;
  requireSupervisor: boolean;
  pathname: string;
}

/** Decides in the order of the specification [GATE-5]. */
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
