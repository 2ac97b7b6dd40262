import { useEffect, useState } from 'react';
import { COMMON_DIGITS, COMMON_PREFIX } from '#domain/passwords.ts';
import { useDebounced } from '#web/ui/timing.ts';

const PAUSE_MS = 250;

const answers = new Map<string, Promise<readonly string[]>>();

async function fetchCommon(prefix: string): Promise<readonly string[]> {
  const answer = await fetch(`/passwords/common/${prefix}`);
  if (!answer.ok) throw new Error(`/passwords/common: ${answer.status}`);
  const rests: unknown = await answer.json();
  return Array.isArray(rests) ? rests.map(String) : [];
}

async function isCommonPassword(password: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(password.toLowerCase()));
  const bytes = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0'));
  const digits = bytes.join('').slice(0, COMMON_DIGITS);
  const prefix = digits.slice(0, COMMON_PREFIX);
  const asked = answers.get(prefix) ?? fetchCommon(prefix);
  answers.set(prefix, asked);
  try {
    return (await asked).includes(digits.slice(COMMON_PREFIX));
  } catch (error) {
    answers.delete(prefix);
    throw error;
  }
}

/** Asks the server whether a password is common; null: unknown, or no answer yet. */
export function useCommonPassword(password: string): boolean | null {
  const typed = useDebounced(password, PAUSE_MS);
  const [known, setKnown] = useState<{ password: string; isCommon: boolean } | null>(null);
  useEffect(() => {
    // Synchronises with the server.
    if (typed === '') return;
    let isCurrent = true;
    isCommonPassword(typed).then(
      (isCommon) => isCurrent && setKnown({ password: typed, isCommon }),
      () => undefined, // Without an answer the meter does not judge.
    );
    return () => {
      isCurrent = false;
    };
  }, [typed]);
  return known?.password === password ? known.isCommon : null;
}
