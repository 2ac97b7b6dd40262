import { type RefObject, useEffect, useRef } from 'react';
import styles from './scroll-cover.module.css';

/** Milliseconds without scrolling before the cover goes. */
const AT_REST_MS = 120;

/** Covers items while the wheel turns: their hover styles would restyle the page between frames. */
export function ScrollCover({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // React state is not needed, since nothing shows it.
    if (scroller.current && cover.current) return coverWhileScrolled(scroller.current, cover.current);
    return undefined;
  }, [scroller]);
  return <div ref={cover} className={styles.scrollCover} hidden />;
}

/** Covers while something scrolls. Returns how to stop. */
function coverWhileScrolled(scrolled: HTMLElement, over: HTMLElement): () => void {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lift = () => {
    clearTimeout(timer);
    over.hidden = true;
  };
  const liftUnlessPressed = () => {
    // A press that began on the cover has to end on it, or nothing is clicked.
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
