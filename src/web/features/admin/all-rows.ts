/** Rows on a page: the most that the lists of the database answer. */
const PAGE_SIZE = 100;
/** The lists go no further. */
const LAST_PAGE = 400;

/** All rows of a list of the administration, page after page. */
export async function allRows<Row>(
  fetchPage: (asked: { page: number; size: number }) => Promise<{ rows: Row[] }>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (let page = 1; page <= LAST_PAGE; page += 1) {
    const { rows } = await fetchPage({ page, size: PAGE_SIZE }); // oxlint-disable-line no-await-in-loop -- the last page says that it is the last
    all.push(...rows);
    if (rows.length < PAGE_SIZE) break;
  }
  return all;
}
