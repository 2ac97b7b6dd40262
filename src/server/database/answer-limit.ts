/** Bytes; the largest answer that a page asks for, a long trip with everything in it, has a hundred kilobytes. */
export const MAX_ANSWER_BYTES = 8 * 1024 * 1024;

/** Ends with `answer_too_large` as soon as the rows are. `offset 0`: the planner makes each row once, not again for its size. */
export function withinAnswerLimit(statement: string): string {
  return (
    `select answer.* from (select * from (${statement}) as asked offset 0) as answer ` +
    `where app.fits_answer(pg_column_size(answer), ${MAX_ANSWER_BYTES})`
  );
}
