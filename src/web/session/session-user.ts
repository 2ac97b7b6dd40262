import type { User } from '@supabase/supabase-js';
import type { Json } from '#db/database.types.ts';
import { DEFAULT_PROFILE_ROLE, isSupervisor } from '#domain/roles.ts';
import { readJson, writeJson } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';
import type { Client } from '#web/data/supabase-client.ts';
import { storedUser, storedUserId } from './stored-session.ts';

const TIMEOUT_MS = 15_000;

const UNIQUE_VIOLATION = '23505';
/** "No row": no profile yet, not an error (PROF-3). */
const NO_ROW = 'PGRST116';

export const PROFILE_COLUMNS =
  'id, role, onboarding_completed, name, first_name, last_name, username, avatar_url, email, bio, home_address, preferences, is_premium, is_banned';

/** A row of `profiles` as far as the session needs it. */
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

/** The auth user merged with the profile; `avatar`, `displayName`, `isPremium` and `isAdmin` are derived. */
export interface SessionUser extends ProfileRow {
  role: string;
  onboarding_completed: boolean;
  is_premium: boolean;
  is_banned: boolean;
  displayName: string;
  /** Address of the picture: the profile's, else the one from the sign-in data. */
  avatar: string | null;
  isPremium: boolean;
  isAdmin: boolean;
  /** The profile could not be read: these are a traveler's defaults, not what is stored (PROF-3). */
  isFallback: boolean;
}

function metadataText(user: User, ...names: string[]): string | null {
  for (const name of names) {
    const value: unknown = user.user_metadata?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}

/** The part of the e-mail before the @; the phone number for an account without e-mail. */
const prefixOf = (user: User) => user.email?.split('@')[0] || user.phone || '';

/** The profile a first sign-in creates (PROF-1). */
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

/** Merges the auth user with the profile, or with a traveler's defaults when there is none. */
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
      // With nothing to go on otherwise, it is worth another try.
      .retry(storedProfile(id) === null)
      .maybeSingle()
  );
}

/**
 * Reads the profile of a signed-in user and creates it when there is none. Two tabs may do so at once: the
 * one whose insert comes second reads what the first has made. Throws the database's or the network's error.
 */
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

/** The profile as it was last read on this device; null: it was not. */
function storedProfile(userId: string): ProfileRow | null {
  const stored = readJson('local', storageKeys.profile(userId));
  const isTheirs = typeof stored === 'object' && stored !== null && Reflect.get(stored, 'id') === userId;
  return isTheirs ? (stored as ProfileRow) : null;
}

/** The user of the stored session with the stored profile; null when either is missing [PLUS-3]. */
export function storedSessionUser(): SessionUser | null {
  const user = storedUser() as User | null;
  const profile = user && storedProfile(user.id);
  return profile && toSessionUser(user, profile);
}

/** No server has answered, so that there is no code of an error. */
const isWithoutAnswer = (error: unknown): boolean =>
  typeof error !== 'object' || error === null || !Reflect.get(error, 'code');

/**
 * The session user; without a network, with the profile as it was last read. When the profile can't be read, a traveler's
 * defaults, and the reason in the log (PROF-3).
 */
export async function loadSessionUser(client: Client, user: User): Promise<SessionUser> {
  try {
    const profile = await loadOrCreateProfile(client, user);
    // Somebody who has signed out meanwhile leaves nothing behind (AUTH-6).
    if (storedUserId() === user.id) writeJson('local', storageKeys.profile(user.id), profile);
    return toSessionUser(user, profile);
  } catch (error) {
    const stored = isWithoutAnswer(error) ? storedProfile(user.id) : null;
    if (stored) return toSessionUser(user, stored);
    console.error('The profile could not be read; going on with the defaults of a traveler.', error);
    return toSessionUser(user, null);
  }
}
