/** Names under which the dialogs of a day keep their forms (SHELL-5). */
export const dayDraftName = (dialog: 'move' | 'remove', tripId: string, day: string) =>
  `${dialog}-day-${tripId}-${day}`;
