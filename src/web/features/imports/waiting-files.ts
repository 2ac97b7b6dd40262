/** Files on their way to a trip whose page is not open yet, by its id. */
const waiting = new Map<string, readonly File[]>();

/** Has the import of a trip begin with these files when its page opens. */
export const importLater = (tripId: string, files: readonly File[]): void => {
  if (files.length > 0) waiting.set(tripId, files);
};

/** The files that a trip's import begins with; null: it stays closed. */
export const filesToImport = (tripId: string): readonly File[] | null => waiting.get(tripId) ?? null;

/** Says that the import has them. */
export const forgetImport = (tripId: string): boolean => waiting.delete(tripId);
