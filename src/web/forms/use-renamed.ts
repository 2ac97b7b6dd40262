import { type Dispatch, type SetStateAction, useState } from 'react';
import { hasDraft } from './drafts.ts';

/** @param scope the list that the dialog is opened from: a row may be in several */
export const renameDraftName = (scope: string, id: string): string => `rename-${scope}-${id}`;

/** The row that is being renamed; the dialog of before opens again [SHELL-5]. */
export function useRenamed<Row extends { id: string }>(
  scope: string,
  rows: readonly Row[],
): [Row | null, Dispatch<SetStateAction<Row | null>>] {
  return useState(() => rows.find(({ id }) => hasDraft(renameDraftName(scope, id))) ?? null);
}
