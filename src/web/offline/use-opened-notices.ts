import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { fieldOf } from '#domain/json.ts';
import { NOTICE_OPENED } from './push-events.ts';

/** Where the page goes from `here`: the rest of what it shows stays. Null: it is there already. */
export function addressOfNotice(notice: string, here: string): string | null {
  const target = new URL(notice, here);
  const { pathname, searchParams: query } = new URL(here);
  if (target.pathname !== pathname) return `${target.pathname}${target.search}`;
  const before = query.toString();
  // A section goes with its panel: without one, a panel is at its first.
  if (target.searchParams.has('panel')) query.delete('section');
  for (const [name, value] of target.searchParams) query.set(name, value);
  return query.toString() === before ? null : `${pathname}?${query}`;
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
