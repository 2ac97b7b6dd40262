/** The data API of one row that a dialog edits: reads it, and notes what is written. A module to put in the client's place. */
export const editedRow = (row: () => object, update: (columns: object) => void) => {
  const select = () => ({ eq: () => ({ maybeSingle: async () => ({ data: row(), error: null }) }) });
  const written = { select: async () => ({ data: [row()], error: null }) };
  const from = () => ({
    select,
    update: (columns: object) => {
      update(columns);
      return { eq: () => ({ eq: () => written }) };
    },
  });
  return { loadClient: async () => ({ from }) };
};
