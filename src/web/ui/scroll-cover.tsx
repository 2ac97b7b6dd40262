import { type RefObject, useEffect, useRef } from 'react';
import styles from './scroll-cover.module.css';

/** So long after its last turn a wheel is taken to be at rest; milliseconds. */
const AT_REST_MS = 120;

/**
 * Covers scrolled content while the wheel turns, so that items passing under a resting pointer get no hover styles,
 * which would restyle and lay out the page between two frames. The pointer's next move lifts the cover; a press goes
 * through it.
 */
export function ScrollCover({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Past React: nothing of this is state that anything shows.
    if (scroller.current && cover.current) return coverWhileScrolled(scroller.current, cover.current);
    return undefined;
  }, [scroller]);
  return <div ref={cover} className={styles.scrollCover} hidden />;
}

/** Adds and lifts the cover while `scrolled` is scrolled. Returns a function that stops it. */
function coverWhileScrolled(scrolled: HTMLElement, over: HTMLElement): () => void {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lift = () => {
    clearTimeout(timer);
    over.hidden = true;
  };
  const liftUnlessPressed = () => {
    // A press that began on the cover has to end on it: else neither it nor what is beneath would be clicked.
    if (!over.matches(':active')) lift();
  };
  const lay = () => {
    clearTimeout(timer);
    timer = setTimeout(liftUnlessPressed, AT_REST_MS);
    over.hidden = false;
  };
  const pressThrough = ({ clientX, clientY }: MouseEvent) => {
    lift();
    const beneath = document.elementFromPoint(clientX, clientY);
    if (beneath instanceof HTMLElement) beneath.click();
  };

  const options = { passive: true, signal: listeners.signal };
  scrolled.addEventListener('wheel', lay, options);
  scrolled.addEventListener('pointermove', liftUnlessPressed, options);
  over.addEventListener('click', pressThrough, options);
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}
