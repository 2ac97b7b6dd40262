import { PRODUCT } from '#domain/product.ts';

const prefixed = (name: string) => `${PRODUCT.key}-${name}`;

/** Every key the web part writes to local or session storage, so that none collides and all can be cleared. */
export const storageKeys = {
  /** Local: the session, written by the auth client itself. */
  auth: prefixed('auth'),
  /** Local: what the server said of itself last (PLUS-3). */
  config: prefixed('config'),
  /** Local: the profile of whoever is signed in, as it was last read (PLUS-3). */
  profile: prefixed('profile'),
  /** Local: a change that is on its way, or waits for a network; what comes after sorts as they were made (PLUS-3). */
  write: (name: string) => prefixed(`write-${name}`),
  /** Local: `light` or `dark`; absent means as the system says. */
  theme: prefixed('theme'),
  /** Local: what a visitor typed into the quick plan (DASH-4). */
  quickPlan: prefixed('quick-plan'),
  /** Local: a form of the public pages that has not been sent yet. */
  publicForm: (name: string) => prefixed(`form-${name}`),
  /** Local: how this viewer gets from one stop to the next, where they have said so. */
  travelModes: prefixed('travel-modes'),
  /** Session: id of the user whose sign-in this tab has processed. */
  sessionProcessed: prefixed('session-processed'),
  /** Session: set while a new user has not finished onboarding. */
  newUser: prefixed('new-user'),
  /** Session: the place first asked for, kept through sign-in and onboarding. */
  returnTo: prefixed('return-to'),
  /** Session: address that still has to confirm its account. */
  pendingEmail: prefixed('pending-email'),
  /** Session: address that a sign-in code was sent to. */
  codeEmail: prefixed('code-email'),
  /** Session: when the next mail may be asked for. */
  mailWait: prefixed('mail-wait'),
  /** Session: the trip last worked on. */
  currentTrip: prefixed('current-trip'),
  /** Local: kinds of partners' suggestions that a person does not want in a trip (PUB-5). */
  sentAwaySuggestions: (tripId: string) => prefixed(`sent-away-suggestions-${tripId}`),
  /** Local: messages that could not be sent yet. */
  unsentMessages: (userId: string, tripId: string) => prefixed(`unsent-messages-${userId}-${tripId}`),
  /** Local: a post of the blog as it was typed and not stored yet; `new-…` for one that is not stored at all (ADMIN-4). */
  postDraft: (id: string) => prefixed(`post-draft-${id}`),
  /** Session: the form of an open dialog. */
  dialog: (name: string) => prefixed(`dialog-${name}`),
} as const;
