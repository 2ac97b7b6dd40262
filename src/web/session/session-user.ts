import type { User } from '@supabase/supabase-js';
import type { Json } from '#db/database.types.ts';
import { fieldOf } from '#domain/json.ts';
import { DEFAULT_PROFILE_ROLE, isSupervisor } from '#domain/roles.ts';
import { readJson, storageKeys, writeJson } from '#web/data/browser-storage.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { storedUser, storedUserId } from './stored-session.ts';

const TIMEOUT_MS = 15_000;

const UNIQUE_VIOLATION = '23505';
/** Code of PostgREST for "no row": there is no profile yet [PROF-3]. */
const NO_ROW = 'PGRST116';

export const PROFILE_COLUMNS =
  'id, role, onboarding_completed, name, first_name, last_name, username, avatar_url, email, bio, home_address, preferences, is_premium, is_banned';

export interface ProfileRow {
  id: string;
  role: string | null;
  onboarding_completed: boolean | null;
  name: string | null;
  first_name: string | null;
  last_name: string | null;
  username: string | null;
  avatar_url: string | null;
  email: string | null;
  bio: string | null;
  home_address: string | null;
  preferences: Json | null;
  is_premium: boolean | null;
  is_banned: boolean | null;
}

/** Auth user and profile; `avatar`, `displayName`, `isPremium` and `isAdmin` are derived. */
export interface SessionUser extends ProfileRow {
  role: string;
  onboarding_completed: boolean;
  is_premium: boolean;
  is_banned: boolean;
  displayName: string;
  /** Picture of the profile, else of the sign-in data. */
  avatar: string | null;
  isPremium: boolean;
  isAdmin: boolean;
  /** True: a traveler's defaults, since the profile could not be read [PROF-3]. */
  isFallback: boolean;
}

function metadataText(user: User, ...names: string[]): string | null {
  for (const name of names) {
    const value: unknown = user.user_metadata?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}

/** Beginning of the e-mail; without one, the phone number. */
const prefixOf = (user: User) => user.email?.split('@')[0] || user.phone || '';

/** Profile made at a first sign-in [PROF-1]. */
export function newProfileOf(user: User) {
  const prefix = prefixOf(user);
  return {
    id: user.id,
    email: user.email ?? null,
    name: metadataText(user, 'name', 'full_name') ?? prefix,
    username: metadataText(user, 'user_name') ?? prefix,
    avatar_url: metadataText(user, 'avatar_url', 'picture'),
  };
}

/** Joins both; without a profile, with a traveler's defaults. */
export function toSessionUser(user: User, profile: ProfileRow | null): SessionUser {
  const defaults = newProfileOf(user);
  const role = profile?.role || DEFAULT_PROFILE_ROLE;
  const avatarUrl = profile?.avatar_url ?? null;
  return {
    id: user.id,
    role,
    onboarding_completed: profile?.onboarding_completed === true,
    name: profile?.name ?? defaults.name,
    first_name: profile?.first_name ?? null,
    last_name: profile?.last_name ?? null,
    username: profile?.username ?? defaults.username,
    avatar_url: avatarUrl,
    email: profile?.email ?? user.email ?? null,
    bio: profile?.bio ?? null,
    home_address: profile?.home_address ?? null,
    preferences: profile?.preferences ?? {},
    is_premium: profile?.is_premium === true,
    is_banned: profile?.is_banned === true,
    displayName: profile?.name?.trim() || profile?.first_name?.trim() || defaults.name,
    avatar: avatarUrl ?? defaults.avatar_url,
    isPremium: profile?.is_premium === true,
    isAdmin: isSupervisor(role),
    isFallback: profile === null,
  };
}

function readProfile(client: Client, id: string) {
  return (
    client
      .from('profiles')
      .select(PROFILE_COLUMNS)
      .eq('id', id)
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS))
      // A retry is worth it where no profile is stored.
      .retry(storedProfile(id) === null)
      .maybeSingle()
  );
}

/** Of two tabs that create it, the second reads the first's. Throws as the database or network. */
async function loadOrCreateProfile(client: Client, user: User): Promise<ProfileRow> {
  const found = await readProfile(client, user.id);
  if (found.error && found.error.code !== NO_ROW) throw found.error;
  if (found.data) return found.data;

  const made = await client.from('profiles').insert(newProfileOf(user)).select(PROFILE_COLUMNS).single();
  if (!made.error) return made.data;
  if (made.error.code !== UNIQUE_VIOLATION) throw made.error;

  const theirs = await readProfile(client, user.id);
  if (theirs.error) throw theirs.error;
  if (!theirs.data) throw made.error;
  return theirs.data;
}

/** Profile on this device; null: never read here. */
function storedProfile(userId: string): ProfileRow | null {
  const stored = readJson('local', storageKeys.profile(userId));
  return fieldOf(stored, 'id') === userId ? (stored as ProfileRow) : null;
}

/** User on this device; null when session or profile is missing [PLUS-3]. */
export function storedSessionUser(): SessionUser | null {
  const user = storedUser() as User | null;
  const profile = user && storedProfile(user.id);
  return profile && toSessionUser(user, profile);
}

const isWithoutAnswer = (error: unknown): boolean => !fieldOf(error, 'code');

/** Loads a user; offline with the stored profile, on failure with defaults and a log entry [PROF-3]. */
export async function loadSessionUser(client: Client, user: User): Promise<SessionUser> {
  try {
    const profile = await loadOrCreateProfile(client, user);
    // Nothing is stored for a user who has signed out [AUTH-6].
    if (storedUserId() === user.id) writeJson('local', storageKeys.profile(user.id), profile);
    return toSessionUser(user, profile);
  } catch (error) {
    const stored = isWithoutAnswer(error) ? storedProfile(user.id) : null;
    if (stored) return toSessionUser(user, stored);
    console.error('The profile could not be read; going on with the defaults of a traveler.', error);
    return toSessionUser(user, null);
  }
}
