import { type ReactNode, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { usePageVisible } from './browser-state.ts';

/** Runs after the next paint. @returns a function that cancels it */
export function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Unlike a frame, a task also runs in a hidden page; the browser paints before it. */
export function afterThisTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve);
  return promise;
}

const LONGEST_WAIT_MS = 2000;

/** Runs once the browser is idle. @returns a function that cancels it */
export function whenIdle(run: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: LONGEST_WAIT_MS });
  return () => cancelIdleCallback(request);
}

/** True, and stays so, once the browser was idle after `hasCome`. */
export function useWhenIdle(hasCome: boolean): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (!hasCome || isIdle) return;
    return whenIdle(() => setIdle(true));
  }, [hasCome, isIdle]);
  return isIdle;
}

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** With those of screen readers, dictation and speech control; not `scroll`, as a log follows its newest message by itself. */
const SIGNS_OF_ATTENTION = [...SIGNS, 'focusin', 'input', 'click'] as const;

/** Chromium makes a movement up where a pointer rests on a page that changes. */
const isMadeUp = (event: Event): boolean =>
  event instanceof PointerEvent &&
  event.type === 'pointermove' &&
  event.movementX === 0 &&
  event.movementY === 0;

/** @returns a function that ends it */
function onSigns(signs: readonly string[], act: () => void): () => void {
  const stop = new AbortController();
  const run = (event: Event) => {
    if (!isMadeUp(event)) act();
  };
  for (const sign of signs) {
    document.addEventListener(sign, run, { capture: true, passive: true, signal: stop.signal });
  }
  return () => stop.abort();
}

/** Runs once, to prefetch what a press will need. */
export function useOnFirstInteraction(act: () => void): void {
  // Synchronises with pointer and keys.
  useEffect(() => {
    const stop = onSigns(SIGNS, () => {
      stop();
      act();
    });
    return stop;
  }, [act]);
}

/** In ms: without a sign for so long, a page on a screen may have nobody before it. */
const UNATTENDED_MS = 5 * 60_000;

/** Whether somebody looks at the page: it is visible, and was used a short time ago. */
export function usePageAttended(): boolean {
  const isVisible = usePageVisible();
  const [isIdle, setIdle] = useState(false);
  // Synchronises with the input; who comes back to the page looks at it.
  useEffect(() => {
    if (!isVisible) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const attend = () => {
      timer = setTimeout(() => setIdle(true), UNATTENDED_MS);
      setIdle(false);
    };
    attend();
    // After the event: a field rendered before React's own handler loses what was just typed.
    const stop = onSigns(SIGNS_OF_ATTENTION, () => {
      clearTimeout(timer);
      timer = setTimeout(attend);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isVisible]);
  return isVisible && !isIdle;
}

export function useDebounced<T>(value: T, pause: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return debounced;
}

/** Local time; it is updated at each full minute. */
export function useNow(): Temporal.PlainDateTime {
  const [now, setNow] = useState(() => Temporal.Now.plainDateTimeISO());
  useEffect(() => {
    // Synchronises with the device's clock.
    const untilNextMinute = (60 - now.second) * 1000;
    const timer = setTimeout(() => setNow(Temporal.Now.plainDateTimeISO()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}

const MINUTE_MS = 60_000;

/** A timer until midnight would be late after the device has slept. */
function eachMinute(look: () => void): () => void {
  const timer = setInterval(look, MINUTE_MS);
  return () => clearInterval(timer);
}

const localDay = (): string => Temporal.Now.plainDateISO().toString();

/** Local day; unlike {@link useNow} it renders at midnight alone. */
export function useToday(): Temporal.PlainDate {
  const day = useSyncExternalStore(eachMinute, localDay, localDay);
  return useMemo(() => Temporal.PlainDate.from(day), [day]);
}

/** Renders handles and menus after the surrounding paint, interruptibly (ADR 0016). */
export function AfterPaint({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
