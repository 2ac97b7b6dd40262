/** [SHELL-5] */
export const dayDraftName = (dialog: 'move' | 'remove', tripId: string, day: string) =>
  `${dialog}-day-${tripId}-${day}`;
