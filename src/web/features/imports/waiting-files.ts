/** Files by the id of a trip that is not open yet. */
const waiting = new Map<string, readonly File[]>();

/** The trip's page imports the files when it opens. */
export const importLater = (tripId: string, files: readonly File[]): void => {
  if (files.length > 0) waiting.set(tripId, files);
};

/** Returns the files that wait for the trip; null: the dialog stays closed. */
export const filesToImport = (tripId: string): readonly File[] | null => waiting.get(tripId) ?? null;

export const forgetImport = (tripId: string): boolean => waiting.delete(tripId);
