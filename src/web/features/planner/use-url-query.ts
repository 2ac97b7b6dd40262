import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#web/ui/after-paint.ts';
import { stateOfEntry } from '#web/ui/back-closes.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** Options of a navigation. */
interface HowToOpen {
  /** Without a history entry. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Opens an address of the current page: another query, or none. */
export type OpenAddress = (address: string, how?: HowToOpen) => void;

/** A requested query that is not in the address yet. */
interface Asked extends Required<HowToOpen> {
  /** Query with its question mark, or empty. */
  search: string;
  /** Query of the address at the time of the request. */
  at: string;
}

interface UrlQuery {
  /** The visible query: requested, or of the address. */
  query: URLSearchParams;
  open: OpenAddress;
  /** Edits the query without a history entry and without scrolling. */
  change: (edit: (query: URLSearchParams) => void) => void;
}

/**
 * The query of the address, a frame ahead of it: a new address renders the whole page, so the effect of a press is
 * painted first and the address follows (ADR 0016). All functions are stable.
 */
export function useUrlQuery(): UrlQuery {
  const { search } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  // A new address wins over a pending request.
  if (asked && asked.at !== search) setAsked(null);
  // Also where the address has come back before React drew it: nothing but this tells the two apart.
  const forget = useCallback(
    (done: Asked) => startTransition(() => setAsked((present) => (present === done ? null : present))),
    [],
  );
  const { waiting, follow } = useFollowingAddress(forget);

  const open = useCallback<OpenAddress>(
    (address, how = {}) => {
      const { href, search: at } = window.location;
      const next = new URL(address, href).search;
      const { replace = false, preventScrollReset = false } = how;
      // A pending history entry is still made; none to the present address, as with the router's links.
      const isNew = waiting()?.replace === false || (!replace && next !== at);
      const asking = { search: next, at, replace: !isNew, preventScrollReset };
      setAsked(asking);
      follow(asking);
    },
    [follow, waiting],
  );
  const change = useCallback<UrlQuery['change']>(
    (edit) => {
      // Based on the last request, which may not be in the address yet.
      const next = new URLSearchParams(waiting()?.search ?? window.location.search);
      edit(next);
      open(`?${next}`, { replace: true, preventScrollReset: true });
    },
    [open, waiting],
  );
  const shown = asked ? asked.search : search;
  const query = useMemo(() => new URLSearchParams(shown), [shown]);
  return { query, open, change };
}

/** Updates the address after the paint; of several requests in one frame, the last. `onDone` gets each that is through. */
function useFollowingAddress(onDone: (asked: Asked) => void) {
  const navigate = useNavigate();
  const goTo = useStableCallback((search: string, how: HowToOpen) =>
    navigate({ search }, { ...how, state: how.replace ? stateOfEntry() : null }),
  );
  const next = useRef<Asked | null>(null);
  const takeBack = useRef(() => {});
  useLayoutEffect(() => () => takeBack.current(), []);
  const follow = useCallback(
    (asked: Asked) => {
      takeBack.current();
      next.current = asked;
      takeBack.current = afterPaint(() => {
        next.current = null;
        // Another navigation came first.
        if (window.location.search !== asked.at) return onDone(asked);
        const { replace, preventScrollReset } = asked;
        const opened = goTo(asked.search, { replace, preventScrollReset });
        Promise.resolve(opened).then(() => onDone(asked), console.error);
      });
    },
    [goTo, onDone],
  );
  const waiting = useCallback(() => next.current, []);
  return { waiting, follow };
}
