/**
 * Storage that never throws: a full or blocked one must not take the page down. Unparsable values are absent. Behind it its keys, and those
 * of files in IndexedDB, with their owners; see `person-storage.ts`.
 */
import { parsedJson } from '#domain/json.ts';
import { PRODUCT } from '#domain/product.ts';

export type StorageArea = 'local' | 'session';

function areaOf(area: StorageArea): Storage | null {
  try {
    return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
  } catch {
    return null; // Browsers throw here when the user blocks site data.
  }
}

export function readText(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

export function keysOf(area: StorageArea, beginning: string): string[] {
  try {
    return Object.keys(areaOf(area) ?? {}).filter((key) => key.startsWith(beginning));
  } catch {
    return [];
  }
}

/** Reads any value, whose shape is for the caller to check; null: none. */
export function readJson(area: StorageArea, key: string): unknown {
  const text = readText(area, key);
  return text === null ? null : (parsedJson(text) ?? null);
}

/** Writes a text; a failure by quota or block only costs the convenience. */
export function writeText(area: StorageArea, key: string, text: string): void {
  try {
    areaOf(area)?.setItem(key, text);
  } catch (error) {
    console.warn(`Could not keep "${key}" in ${area} storage.`, error);
  }
}

export function writeJson(area: StorageArea, key: string, value: unknown): void {
  writeText(area, key, JSON.stringify(value));
}

export function remove(area: StorageArea, key: string): void {
  try {
    areaOf(area)?.removeItem(key);
  } catch {
    // Without access to the storage nothing was stored either.
  }
}

/** `device`: never removed; `visit`: of a sign-in or before it; `person`: under a user's id. The last two go at sign-out. */
export type StorageOwner = 'device' | 'visit' | 'person';

export const VISITOR = 'visitor';

export const PREFIX = `${PRODUCT.key}-`;

export const keysOfPerson = (owner: string): string => `${PREFIX}of-${owner}-`;

/** In local storage [PLUS-3]. */
const DEVICE_KEYS = {
  /** The session, from the auth client; beside it the verifier of a social sign-in. */
  auth: `${PREFIX}auth`,
  /** Tokens of sign-outs without a network, until the server ends their sessions [AUTH-6]. */
  leftSession: `${PREFIX}left-session`,
  /** How a tab has lost the session, for the others. */
  sessionLoss: `${PREFIX}session-loss`,
  config: `${PREFIX}config`,
  /** `light` or `dark`; absent: the system's. */
  theme: `${PREFIX}theme`,
  /** Read and written by `#i18n`. */
  language: `${PREFIX}language`,
} as const;

/** In session storage, but the quick plan is in local storage [DASH-4]. */
const VISIT_KEYS = {
  quickPlan: `${PREFIX}quick-plan`,
  /** Id of the user whose sign-in was processed. */
  sessionProcessed: `${PREFIX}session-processed`,
  /** Onboarding is not finished. */
  newUser: `${PREFIX}new-user`,
  /** The page first asked for. */
  returnTo: `${PREFIX}return-to`,
  tab: `${PREFIX}tab`,
  pendingEmail: `${PREFIX}pending-email`,
  codeEmail: `${PREFIX}code-email`,
  /** When the next mail may be asked for. */
  mailWait: `${PREFIX}mail-wait`,
} as const;

/** With the owner first; in local storage, unless another is named. */
const PERSON_KEYS = {
  profile: (owner: string) => `${keysOfPerson(owner)}profile`,
  /** The profile's language and theme were applied here [PROF-2]. */
  preferencesApplied: (owner: string) => `${keysOfPerson(owner)}preferences-applied`,
  /** Address of the push service that the account has for this browser [PLUS-19]. */
  pushEndpoint: (owner: string) => `${keysOfPerson(owner)}push-endpoint`,
  travelModes: (owner: string) => `${keysOfPerson(owner)}travel-modes`,
  printParts: (owner: string) => `${keysOfPerson(owner)}print-parts`,
  sentAwaySuggestions: (owner: string, tripId: string) =>
    `${keysOfPerson(owner)}sent-away-suggestions-${tripId}`,
  /** Where to resume [PLUS-10]. */
  upload: (owner: string, file: string) => `${keysOfPerson(owner)}upload-${file}`,
  /** In IndexedDB: a marked document, or its thumbnail [PLUS-10]. */
  deviceFile: (owner: string, documentId: string) => `${keysOfPerson(owner)}file-${documentId}`,
  deviceSettings: (owner: string) => `${keysOfPerson(owner)}device-settings`,
  /** Documents that the device stored by itself [PLUS-10]. */
  storedAhead: (owner: string) => `${keysOfPerson(owner)}stored-ahead`,
  /** In session storage: a form open in this tab [SHELL-5]; also `forms/drafts.ts`. */
  dialog: (owner: string, name: string) => `${keysOfPerson(owner)}dialog-${name}`,
  /** In session storage: the trip last worked on [SHELL-5]. */
  currentTrip: (owner: string) => `${keysOfPerson(owner)}current-trip`,
} as const;

export const storageKeys = { ...DEVICE_KEYS, ...VISIT_KEYS, ...PERSON_KEYS } as const;

const DEVICE: ReadonlySet<string> = new Set(Object.values(DEVICE_KEYS));
const VISIT: ReadonlySet<string> = new Set(Object.values(VISIT_KEYS));

/** Owner of a key; null: no key of this release. */
export function ownerOf(key: string): StorageOwner | null {
  if (DEVICE.has(key) || key.startsWith(`${DEVICE_KEYS.auth}-`)) return 'device';
  if (VISIT.has(key)) return 'visit';
  return key.startsWith(`${PREFIX}of-`) ? 'person' : null;
}
