import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
/** Whether a drag has left the element, and not only into a child. */
const isOutside = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Accepts dropped files; without `onFiles` it does nothing. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null, invitation: string) {
  const [isOver, setIsOver] = useState(false);
  if (!onFiles) return {};
  return {
    'data-files-over': isOver ? invitation : undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: (event: DragEvent) => isOutside(event) && setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setIsOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
