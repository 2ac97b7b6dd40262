/** Name of the draft of a trip's dialog (SHELL-5); null: a new trip. */
export const tripDraftName = (tripId: string | null) =>
  tripId === null ? 'new-trip' : `edit-trip-${tripId}`;
