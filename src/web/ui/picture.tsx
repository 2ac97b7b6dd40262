import { type ReactNode, useState } from 'react';

/** A picture by its address; without one, or when it can't be shown, what stands in for it. Decoration: `alt` is empty. */
export function Picture({ url, fallback }: { url: string | null | undefined; fallback: ReactNode }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || url === broken) return fallback;
  return <img src={url} alt="" loading="lazy" referrerPolicy="no-referrer" onError={() => setBroken(url)} />;
}
