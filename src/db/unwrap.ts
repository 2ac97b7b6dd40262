import { toAppError } from './app-error.ts';

export interface Answer {
  data: unknown;
  error: object | null;
  status?: number;
}

type DataOf<Result extends Answer> = Extract<Result, { error: null }>['data'];

/** `unwrap(await client.from('trips').select('id, title'))` @throws AppError when the answer is an error */
export function unwrap<Result extends Answer>(answer: Result): DataOf<Result> {
  if (isError(answer)) throw toAppError(answer.error, answer.status);
  return answer.data;
}

function isError(answer: Answer): answer is Answer & { error: object } {
  return answer.error !== null;
}
