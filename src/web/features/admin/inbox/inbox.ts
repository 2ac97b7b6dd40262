import type { ListedUser } from '#db/admin.types.ts';

/** In the order of the work; suspected spam is listed only on demand. */
export const STATES = ['new', 'in_progress', 'done', 'archived', 'suspect'] as const;
export type InboxState = (typeof STATES)[number];

export type Box = 'requests' | 'messages';

export const TABLE_OF = { requests: 'custom_trip_requests', messages: 'contact_messages' } as const;

export const ENTRY_WORDS = {
  requests: {
    gone: 'requestGone',
    deleted: 'requestDeleted',
    deleteText: 'deleteRequestText',
    assigned: 'requestAssigned',
    unassigned: 'requestUnassigned',
    markedUnread: 'requestMarkedUnread',
  },
  messages: {
    gone: 'messageGone',
    deleted: 'messageDeleted',
    deleteText: 'deleteMessageText',
    assigned: 'messageAssigned',
    unassigned: 'messageUnassigned',
    markedUnread: 'messageMarkedUnread',
  },
} as const satisfies Record<Box, object>;

/** An unknown state counts as new, so that no entry is overlooked. */
export const stateOf = (status: string): InboxState => STATES.find((state) => state === status) ?? 'new';

export const STATE_LOOKS = {
  new: { look: 'hot', text: 'inboxNew' },
  in_progress: { look: 'half', text: 'inboxInProgress' },
  done: { look: 'full', text: 'inboxDone' },
  archived: { look: 'hollow', text: 'inboxArchived' },
  suspect: { look: 'hollow', text: 'inboxSuspect' },
} as const;

/** Characters: two lines, three on a phone. */
const LONGEST_BEGINNING = 90;

/** Shortens a message without subject, at the end of a word. */
export function beginningOf(message: string): string {
  const line = message.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= LONGEST_BEGINNING) return line;
  return `${line.slice(0, LONGEST_BEGINNING).replace(/[\s\p{P}]+\S*$/u, '')}…`;
}

/** Builds the address by RFC 6068, encoded so that a visitor can't add header fields. */
export function mailto(address: string): string {
  const at = address.lastIndexOf('@');
  const parts = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  return `mailto:${parts.map(encodeURIComponent).join('@')}`;
}

export function mailLink(to: string, subject: string, text: string): string {
  const query = [
    ['subject', subject],
    ['body', text.replaceAll(/\r?\n/g, '\r\n')],
  ]
    .map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`)
    .join('&');
  return `${mailto(to)}?${query}`;
}

interface FollowUp {
  note: string;
  is_read: boolean;
  assigned_to: string | null;
  assignee: Pick<ListedUser, 'name' | 'first_name' | 'last_name' | 'email'> | null;
}

export interface InboxEntry {
  id: string;
  name: string;
  email: string;
  message: string | null;
  status: string;
  created_at: string;
  language: string;
  notes: FollowUp | FollowUp[] | null;
  answers: { id: string; text: string; created_at: string; author: { name: string | null } | null }[];
}

/** Returns note, read mark and assignee; undefined: none of them was ever set. */
export const followUpOf = ({ notes }: InboxEntry): FollowUp | undefined =>
  Array.isArray(notes) ? notes[0] : (notes ?? undefined);
