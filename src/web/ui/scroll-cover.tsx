import { type RefObject, useEffect, useRef } from 'react';
import styles from './scroll-cover.module.css';

/** So long after its last turn a wheel is taken to be at rest; milliseconds. */
const AT_REST_MS = 120;

/**
 * Lies over what is scrolled while the wheel turns, so that nothing which passes under a resting pointer is drawn as
 * pointed at: each time, the page would be styled and put together anew between two frames. The pointer's next movement
 * lifts it; a press goes through.
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

/** Lays and lifts the cover of what is scrolled. Answers how to stop. */
function coverWhileScrolled(scrolled: HTMLElement, over: HTMLElement): () => void {
  const heard = new AbortController();
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

  const options = { passive: true, signal: heard.signal };
  scrolled.addEventListener('wheel', lay, options);
  scrolled.addEventListener('pointermove', liftUnlessPressed, options);
  over.addEventListener('click', pressThrough, options);
  return () => {
    clearTimeout(timer);
    heard.abort();
  };
}
