/** Writes a count; a hundred may be more, which nobody counts. */
export const countText = (count: number): string => (count < 100 ? String(count) : '99+');
