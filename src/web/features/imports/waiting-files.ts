/** By the id of a trip that is not open yet. */
const waiting = new Map<string, readonly File[]>();

/** When its page opens. */
export const importLater = (tripId: string, files: readonly File[]): void => {
  if (files.length > 0) waiting.set(tripId, files);
};

/** Null: the dialog stays closed. */
export const filesToImport = (tripId: string): readonly File[] | null => waiting.get(tripId) ?? null;

export const forgetImport = (tripId: string): boolean => waiting.delete(tripId);
