import { type ReactNode, useState } from 'react';

/** A decorative picture by its address; the fallback without one or when it can't be loaded. `alt` is empty. */
export function Picture({ url, fallback }: { url: string | null | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) return fallback;
  return <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />;
}
