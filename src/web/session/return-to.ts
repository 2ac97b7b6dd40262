import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { readText, remove, writeText } from '#web/data/browser-storage.ts';
import { storageKeys } from '#web/data/storage-keys.ts';

/**
 * The place first asked for, stored through sign-in, social sign-in and onboarding (GATE-2): path, query and
 * hash. It is in session storage because a social sign-in leaves the page.
 */

/** Only a path of this site: neither `//elsewhere` nor a scheme. */
const isOwnPath = (place: string) => /^\/(?![/\\])/.test(place);

export function rememberReturnPath(place: { pathname: string; search: string; hash: string }): void {
  writeText('session', storageKeys.returnTo, `${place.pathname}${place.search}${place.hash}`);
}

/** The place first asked for, or null; it stays stored. */
export function storedReturnPath(): string | null {
  return ownPath(readText('session', storageKeys.returnTo));
}

/** Takes the place first asked for, or null: it is gone back to once. */
function takeReturnPath(): string | null {
  const place = storedReturnPath();
  remove('session', storageKeys.returnTo);
  return place;
}

/** A place that something else than this page has named, if it is one of ours. */
export function ownPath(place: string | null): string | null {
  return place !== null && isOwnPath(place) ? place : null;
}

/** As soon as nothing is in the way any more, goes to the place first asked for, else to the fallback. */
export function useReturn(isFree: boolean, fallback: string): void {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isFree || hasLeft.current) return;
    hasLeft.current = true;
    Promise.resolve(navigate(takeReturnPath() ?? fallback, { replace: true })).catch(console.error);
  }, [isFree, fallback, navigate]);
}
