/** All keys of local and session storage and of files in IndexedDB, and whose data they hold; see `person-storage.ts`. */
import { PRODUCT } from '#domain/product.ts';

/**
 * Whose data a key holds, and when it is removed:
 * - `device`: of this browser; never
 * - `visit`: of a sign-in or the time before it; at sign-out
 * - `person`: under a user's id; at sign-out
 */
export type StorageOwner = 'device' | 'visit' | 'person';

/** Stands for the id where nobody is signed in. */
export const VISITOR = 'visitor';

export const PREFIX = `${PRODUCT.key}-`;

/** The beginning of every key of a person; `owner` is an id, or `VISITOR`. */
export const keysOfPerson = (owner: string): string => `${PREFIX}of-${owner}-`;

const DEVICE_KEYS = {
  /** Local: the session, written by the auth client itself, which removes it; beside it the verifier of a social sign-in. */
  auth: `${PREFIX}auth`,
  /** Local: the access token of a session that was signed out of without a network, until the server has ended it (AUTH-6). */
  leftSession: `${PREFIX}left-session`,
  /** Local: the last answer of `/config.json` [PLUS-3]. */
  config: `${PREFIX}config`,
  /** Local: `light` or `dark`; absent means as the system says. */
  theme: `${PREFIX}theme`,
  /** Local: the language, read and written by `#i18n`. */
  language: `${PREFIX}language`,
} as const;

const VISIT_KEYS = {
  /** Local: what a visitor typed into the quick plan (DASH-4). */
  quickPlan: `${PREFIX}quick-plan`,
  /** Session: id of the user whose sign-in this tab has processed. */
  sessionProcessed: `${PREFIX}session-processed`,
  /** Session: set while a new user has not finished onboarding. */
  newUser: `${PREFIX}new-user`,
  /** Session: the page first asked for, until sign-in and onboarding are done. */
  returnTo: `${PREFIX}return-to`,
  /** Session: the id of this tab. */
  tab: `${PREFIX}tab`,
  /** Session: address that still has to confirm its account. */
  pendingEmail: `${PREFIX}pending-email`,
  /** Session: address that a sign-in code was sent to. */
  codeEmail: `${PREFIX}code-email`,
  /** Session: when the next mail may be asked for. */
  mailWait: `${PREFIX}mail-wait`,
} as const;

/** Each takes whose it is first: `whose()` of `person-storage.ts`. */
const PERSON_KEYS = {
  /** Local: their profile as it was last read [PLUS-3]. */
  profile: (owner: string) => `${keysOfPerson(owner)}profile`,
  /** Local: set once the profile's language and theme were applied on this device, after a sign-in [PROF-2]. */
  preferencesApplied: (owner: string) => `${keysOfPerson(owner)}preferences-applied`,
  /** Local: how they get from one stop to the next, where they have said so. */
  travelModes: (owner: string) => `${keysOfPerson(owner)}travel-modes`,
  /** Local: what else they print of a trip than its days. */
  printParts: (owner: string) => `${keysOfPerson(owner)}print-parts`,
  /** Local: kinds of partners' suggestions that they do not want in a trip (PUB-5). */
  sentAwaySuggestions: (owner: string, tripId: string) =>
    `${keysOfPerson(owner)}sent-away-suggestions-${tripId}`,
  /** Local: where an upload goes on that a reload has broken off [PLUS-10]. */
  upload: (owner: string, file: string) => `${keysOfPerson(owner)}upload-${file}`,
  /** IndexedDB: a document that they marked, or its small picture [PLUS-10]. */
  deviceFile: (owner: string, documentId: string) => `${keysOfPerson(owner)}file-${documentId}`,
  /** Local: what of documents they want on this device by itself [PLUS-10]. */
  deviceSettings: (owner: string) => `${keysOfPerson(owner)}device-settings`,
  /** Session: what was typed into a form that is open in this tab (SHELL-5); the device has it beside that (`forms/drafts.ts`). */
  dialog: (owner: string, name: string) => `${keysOfPerson(owner)}dialog-${name}`,
  /** Session: the trip last worked on (SHELL-5). */
  currentTrip: (owner: string) => `${keysOfPerson(owner)}current-trip`,
} as const;

/** Every key by its name. */
export const storageKeys = { ...DEVICE_KEYS, ...VISIT_KEYS, ...PERSON_KEYS } as const;

const DEVICE: ReadonlySet<string> = new Set(Object.values(DEVICE_KEYS));
const VISIT: ReadonlySet<string> = new Set(Object.values(VISIT_KEYS));

/** Whose a key is; null: none of this release writes it. */
export function ownerOf(key: string): StorageOwner | null {
  if (DEVICE.has(key) || key.startsWith(`${DEVICE_KEYS.auth}-`)) return 'device';
  if (VISIT.has(key)) return 'visit';
  return key.startsWith(`${PREFIX}of-`) ? 'person' : null;
}
