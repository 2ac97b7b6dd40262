/** Keys of storage and of files in IndexedDB, with their owners; see `person-storage.ts`. */
import { PRODUCT } from '#domain/product.ts';

/** `device`: never removed; `visit`: of a sign-in or before it; `person`: under a user's id. The last two go at sign-out. */
export type StorageOwner = 'device' | 'visit' | 'person';

export const VISITOR = 'visitor';

export const PREFIX = `${PRODUCT.key}-`;

export const keysOfPerson = (owner: string): string => `${PREFIX}of-${owner}-`;

const DEVICE_KEYS = {
  /** Local: written and removed by the auth client; beside it the verifier of a social sign-in. */
  auth: `${PREFIX}auth`,
  /** Local: token of a sign-out without a network, until the server ends its session [AUTH-6]. */
  leftSession: `${PREFIX}left-session`,
  /** Local [PLUS-3]. */
  config: `${PREFIX}config`,
  /** Local: `light` or `dark`; absent: the system's. */
  theme: `${PREFIX}theme`,
  /** Local: read and written by `#i18n`. */
  language: `${PREFIX}language`,
} as const;

const VISIT_KEYS = {
  /** Local [DASH-4]. */
  quickPlan: `${PREFIX}quick-plan`,
  /** Session: id of the user whose sign-in was processed. */
  sessionProcessed: `${PREFIX}session-processed`,
  /** Session: onboarding is not finished. */
  newUser: `${PREFIX}new-user`,
  /** Session: the page first asked for. */
  returnTo: `${PREFIX}return-to`,
  /** Session. */
  tab: `${PREFIX}tab`,
  pendingEmail: `${PREFIX}pending-email`,
  /** Session. */
  codeEmail: `${PREFIX}code-email`,
  /** Session: when the next mail may be asked for. */
  mailWait: `${PREFIX}mail-wait`,
} as const;

/** The owner comes first: `whose()` of `person-storage.ts`. */
const PERSON_KEYS = {
  /** Local [PLUS-3]. */
  profile: (owner: string) => `${keysOfPerson(owner)}profile`,
  /** Local: the profile's language and theme were applied here [PROF-2]. */
  preferencesApplied: (owner: string) => `${keysOfPerson(owner)}preferences-applied`,
  /** Local. */
  travelModes: (owner: string) => `${keysOfPerson(owner)}travel-modes`,
  /** Local. */
  printParts: (owner: string) => `${keysOfPerson(owner)}print-parts`,
  /** Local [PUB-5]. */
  sentAwaySuggestions: (owner: string, tripId: string) =>
    `${keysOfPerson(owner)}sent-away-suggestions-${tripId}`,
  /** Local: where to resume [PLUS-10]. */
  upload: (owner: string, file: string) => `${keysOfPerson(owner)}upload-${file}`,
  /** IndexedDB: a marked document, or its thumbnail [PLUS-10]. */
  deviceFile: (owner: string, documentId: string) => `${keysOfPerson(owner)}file-${documentId}`,
  /** Local [PLUS-10]. */
  deviceSettings: (owner: string) => `${keysOfPerson(owner)}device-settings`,
  /** Session: a form open in this tab [SHELL-5]; also `forms/drafts.ts`. */
  dialog: (owner: string, name: string) => `${keysOfPerson(owner)}dialog-${name}`,
  /** Session: the trip last worked on [SHELL-5]. */
  currentTrip: (owner: string) => `${keysOfPerson(owner)}current-trip`,
} as const;

export const storageKeys = { ...DEVICE_KEYS, ...VISIT_KEYS, ...PERSON_KEYS } as const;

const DEVICE: ReadonlySet<string> = new Set(Object.values(DEVICE_KEYS));
const VISIT: ReadonlySet<string> = new Set(Object.values(VISIT_KEYS));

/** Null: no key of this release. */
export function ownerOf(key: string): StorageOwner | null {
  if (DEVICE.has(key) || key.startsWith(`${DEVICE_KEYS.auth}-`)) return 'device';
  if (VISIT.has(key)) return 'visit';
  return key.startsWith(`${PREFIX}of-`) ? 'person' : null;
}
