import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { stateOfEntry } from '#web/ui/overlay-closing.ts';
import { afterPaint } from '#web/ui/timing.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

interface HowToOpen {
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Opens the page with another query; an empty one removes it. */
export type OpenAddress = (address: string, how?: HowToOpen) => void;

interface Asked extends Required<HowToOpen> {
  /** Begins with its question mark, or is empty. */
  search: string;
  /** The query of the address when this one was requested. */
  at: string;
}

interface UrlQuery {
  /** The requested query, else that of the address. */
  query: URLSearchParams;
  open: OpenAddress;
  /** Makes no history entry, and does not scroll. */
  change: (edit: (query: URLSearchParams) => void) => void;
}

/** Runs a frame ahead of the address, so that a press is painted before the page renders (ADR 0016). */
export function useUrlQuery(): UrlQuery {
  const { search } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  // A new address wins over a pending request.
  if (asked && asked.at !== search) setAsked(null);
  // Needed for an address, too, that came back before React rendered it.
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
      // A pending history entry is made in any case; the present address gets none.
      const isNew = waiting()?.replace === false || (!replace && next !== at);
      const asking = { search: next, at, replace: !isNew, preventScrollReset };
      setAsked(asking);
      follow(asking);
    },
    [follow, waiting],
  );
  const change = useCallback<UrlQuery['change']>(
    (edit) => {
      // The last request may not be in the address yet.
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

/** Navigates after the paint to the last request of a frame. `onDone` gets each. */
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
        // Another navigation came first, which wins.
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
