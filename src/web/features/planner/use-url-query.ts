import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterPaint } from '#web/ui/after-paint.ts';
import { useStableCallback } from '#web/ui/use-stable-callback.ts';

/** How an address takes the place of the one before. */
interface HowToOpen {
  /** Without a new entry in the history. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Opens an address of the page that is open: another query, or none. */
export type OpenAddress = (address: string, how?: HowToOpen) => void;

/** What was asked for and is not in the address yet. */
interface Asked extends Required<HowToOpen> {
  /** A query as the address has it, with its question mark; or empty. */
  search: string;
  /** The one that the address had. */
  at: string;
}

interface ShownQuery {
  /** What is to be shown: as the address says, or as was just asked for. */
  query: URLSearchParams;
  open: OpenAddress;
  /** Changes what is shown, without a new entry in the history and without scrolling. */
  change: (edit: (query: URLSearchParams) => void) => void;
}

/**
 * The query of the address, a frame ahead of it: a new address is heard by all of the page, so what a press asks for is
 * painted first and the address follows (ADR 0016). All functions stay the same for as long as the page is open.
 */
export function useUrlQuery(): ShownQuery {
  const { search } = useLocation();
  const [asked, setAsked] = useState<Asked | null>(null);
  // A new address says itself what is shown.
  if (asked && asked.at !== search) setAsked(null);
  const { waiting, follow } = useFollowingAddress();

  const open = useCallback<OpenAddress>(
    (address, how = {}) => {
      const { href, search: at } = window.location;
      const next = new URL(address, href).search;
      const { replace = false, preventScrollReset = false } = how;
      // An entry that was to come still comes; to where one is already makes none, as with the router's own links.
      const isNew = waiting()?.replace === false || (!replace && next !== at);
      const asking = { search: next, at, replace: !isNew, preventScrollReset };
      setAsked(asking);
      follow(asking);
    },
    [follow, waiting],
  );
  const change = useCallback<ShownQuery['change']>(
    (edit) => {
      // Of what was asked for last: a day just pressed may not be in the address yet.
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

/** Brings the address after what is shown, once that is painted; of several in one frame the last. */
function useFollowingAddress() {
  const navigate = useNavigate();
  const goTo = useStableCallback((search: string, how: HowToOpen) => navigate({ search }, how));
  const next = useRef<Asked | null>(null);
  const takeBack = useRef(() => {});
  useLayoutEffect(() => () => takeBack.current(), []);
  const follow = useCallback(
    (asked: Asked) => {
      takeBack.current();
      next.current = asked;
      takeBack.current = afterPaint(() => {
        next.current = null;
        // Somebody went elsewhere meanwhile.
        if (window.location.search !== asked.at) return;
        const { replace, preventScrollReset } = asked;
        const opened = goTo(asked.search, { replace, preventScrollReset });
        Promise.resolve(opened).catch(console.error);
      });
    },
    [goTo],
  );
  /** What the address is still to say. */
  const waiting = useCallback(() => next.current, []);
  return { waiting, follow };
}
