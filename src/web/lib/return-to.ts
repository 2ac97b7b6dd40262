import { readText, remove, writeText } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

/**
 * The place first asked for, kept through sign-in, social sign-in and onboarding (GATE-2): path, query and
 * hash. It is in session storage because a social sign-in leaves the page.
 */

/** Only a path of this site: neither `//elsewhere` nor a scheme. */
const isOwnPath = (place: string) => /^\/(?![/\\])/.test(place);

export function rememberPlace(place: { pathname: string; search: string; hash: string }): void {
  writeText('session', storageKeys.returnTo, `${place.pathname}${place.search}${place.hash}`);
}

/** The place first asked for, or null. */
export function rememberedPlace(): string | null {
  const place = readText('session', storageKeys.returnTo);
  return place !== null && isOwnPath(place) ? place : null;
}

export function forgetPlace(): void {
  remove('session', storageKeys.returnTo);
}
