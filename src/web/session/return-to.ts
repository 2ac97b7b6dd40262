import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { readText, remove, storageKeys, writeText } from '#web/data/browser-storage.ts';

/** The page first asked for [GATE-2], in session storage: a social sign-in leaves the page. */

/** Whether a path has no host (`//elsewhere`) and no scheme. */
const isOwnPath = (place: string) => /^\/(?![/\\])/.test(place);

export function rememberReturnPath(place: { pathname: string; search: string; hash: string }): void {
  writeText('session', storageKeys.returnTo, `${place.pathname}${place.search}${place.hash}`);
}

/** Reads the path, which stays stored. */
export function storedReturnPath(): string | null {
  return ownPath(readText('session', storageKeys.returnTo));
}

function takeReturnPath(): string | null {
  const place = storedReturnPath();
  remove('session', storageKeys.returnTo);
  return place;
}

/** Path of an address; null: not of this site. */
export function ownPath(place: string | null): string | null {
  return place !== null && isOwnPath(place) ? place : null;
}

/** Returns once nothing prevents it; else to the fallback. */
export function useReturn(isFree: boolean, fallback: string): void {
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isFree || hasLeft.current) return;
    hasLeft.current = true;
    Promise.resolve(navigate(takeReturnPath() ?? fallback, { replace: true })).catch(console.error);
  }, [isFree, fallback, navigate]);
}
