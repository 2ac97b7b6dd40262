/** How large an answer of the data API may become (`app.fits_answer`). */

/** Bytes; the largest that a page asks for, a long trip with everything in it, has a hundred kilobytes. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/**
 * The same rows, ended with `answer_too_large` once they are larger than an answer may be; the database stops making them there.
 * `offset 0` keeps the planner from making each row once for its size and once more for the answer.
 */
export function withinAnswerLimit(statement: string): string {
  return (
    `select answer.* from (select * from (${statement}) as asked offset 0) as answer ` +
    `where app.fits_answer(pg_column_size(answer), ${MAX_ANSWER_BYTES})`
  );
}
