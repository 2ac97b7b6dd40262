import { toAppError } from './app-error.ts';

/** An answer of the data, auth or functions client: `data`, or an `error`. */
export interface Answer {
  data: unknown;
  error: object | null;
  status?: number;
}

/** The data of an answer that is not an error. */
type DataOf<Result extends Answer> = Extract<Result, { error: null }>['data'];

/**
 * The data of an answer: `unwrap(await client.from('trips').select('id, title'))`.
 *
 * @throws AppError when the answer is an error
 */
export function unwrap<Result extends Answer>(answer: Result): DataOf<Result> {
  if (isError(answer)) throw toAppError(answer.error, answer.status);
  return answer.data;
}

function isError(answer: Answer): answer is Answer & { error: object } {
  return answer.error !== null;
}
