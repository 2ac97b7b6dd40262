import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fieldOf } from '#domain/json.ts';
import { NOTICE_OPENED } from './push-events.ts';

/** Where the page goes from `here`: the rest of what it shows stays. Null: it is there already. */
export function addressOfNotice(notice: string, here: string): string | null {
  const target = new URL(notice, here);
  const { pathname, searchParams: query } = new URL(here);
  if (target.pathname !== pathname) return `${target.pathname}${target.search}`;
  const other = [...target.searchParams].filter(([name, value]) => query.get(name) !== value);
  if (other.length === 0) return null;
  // A section goes with its panel.
  query.delete('section');
  for (const [name, value] of other) query.set(name, value);
  return `${pathname}?${query}`;
}

/** Opens what a pressed notification of the page's trip is about; forms and drafts stay [PLUS-19]. */
export function useOpenedNotices(): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const follow = ({ data }: MessageEvent<unknown>) => {
      const notice = fieldOf(data, NOTICE_OPENED);
      const address = typeof notice === 'string' && addressOfNotice(notice, window.location.href);
      if (address) Promise.resolve(navigate(address)).catch(console.warn);
    };
    navigator.serviceWorker.addEventListener('message', follow);
    return () => navigator.serviceWorker.removeEventListener('message', follow);
  }, [navigate]);
}
