/** Name under which the form of a trip's dialog is kept (SHELL-5); null is the trip to come. */
export const tripDraftName = (tripId: string | null) =>
  tripId === null ? 'new-trip' : `edit-trip-${tripId}`;
