import type { TRIP_STATUSES } from './trip-form.ts';

/** What each status of a trip is called. */
export const STATUS_WORDS = {
  draft: 'dashboard:statusDraft',
  planned: 'dashboard:statusPlanned',
  ongoing: 'dashboard:statusOngoing',
  completed: 'dashboard:statusCompleted',
  cancelled: 'dashboard:statusCancelled',
} as const satisfies Record<(typeof TRIP_STATUSES)[number], string>;

export const hasStatusWord = (value: string): value is keyof typeof STATUS_WORDS => value in STATUS_WORDS;
