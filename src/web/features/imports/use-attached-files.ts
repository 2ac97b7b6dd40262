import { useRef, useState } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { useImportedFiles } from './use-imported-files.ts';

export interface AttachedFile {
  file: File;
  itemId: string;
}

/** Attaches the files of bookings, but never pasted texts. */
export function useAttachedFiles(
  files: ReturnType<typeof useImportedFiles>['files'],
  onAttach: (attached: readonly AttachedFile[]) => void,
) {
  const [isAttached, setAttached] = useState(true);
  const handed = useRef(new Set<File>());
  const readFrom = new Map(
    files.flatMap(({ file: { content }, offer }) =>
      content instanceof File && offer?.data?.type === 'bookings'
        ? offer.data.proposals.map(({ id }) => [id, content] as const)
        : [],
    ),
  );
  /** Attaches each file once, to its first row. */
  const attach = (rows: readonly PlannerItem[]): void => {
    const attached: AttachedFile[] = [];
    for (const { id: itemId } of rows) {
      const file = readFrom.get(itemId);
      if (!isAttached || !file || handed.current.has(file)) continue;
      handed.current.add(file);
      attached.push({ file, itemId });
    }
    if (attached.length > 0) onAttach(attached);
  };
  return { hasFiles: readFrom.size > 0, isAttached, setAttached, attach };
}
