import { useEffect } from 'react';
import { useStableCallback } from './use-stable-callback.ts';

/** Listens to the document's keys while the component is there. */
export function useDocumentKeys(onKey: (event: KeyboardEvent) => void): void {
  const handleKey = useStableCallback(onKey);
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [handleKey]);
}
