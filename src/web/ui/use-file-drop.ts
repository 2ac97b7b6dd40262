import { type DragEvent, useState } from 'react';

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');
/** Whether a drag has left the element, and not only into a child. */
const isOutside = ({ currentTarget, relatedTarget }: DragEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Accepts dropped files; without `onFiles` it does nothing. A part of the element that takes files itself prevents the default first. */
export function useFileDrop(onFiles: ((files: readonly File[]) => void) | null, invitation: string) {
  const [isOver, setIsOver] = useState(false);
  if (!onFiles) return {};
  return {
    'data-files-over': isOver ? invitation : undefined,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setIsOver(!event.isDefaultPrevented());
      event.preventDefault();
    },
    onDragLeave: (event: DragEvent) => isOutside(event) && setIsOver(false),
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      setIsOver(false);
      if (event.isDefaultPrevented()) return;
      event.preventDefault();
      onFiles([...event.dataTransfer.files]);
    },
  };
}
