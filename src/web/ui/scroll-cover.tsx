import { type RefObject, useEffect, useRef } from 'react';
import './styles/scroll-cover.css';

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
    const [scrolled, over] = [scroller.current, cover.current];
    if (!scrolled || !over) return;
    const heard = new AbortController();
    const { signal } = heard;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const lift = () => {
      clearTimeout(timer);
      over.hidden = true;
    };
    const lay = () => {
      clearTimeout(timer);
      timer = setTimeout(lift, AT_REST_MS);
      if (over.hidden) over.hidden = false;
    };
    const pressThrough = ({ clientX, clientY }: MouseEvent) => {
      lift();
      const beneath = document.elementFromPoint(clientX, clientY);
      if (beneath instanceof HTMLElement) beneath.click();
    };
    scrolled.addEventListener('wheel', lay, { passive: true, signal });
    scrolled.addEventListener('pointermove', lift, { passive: true, signal });
    over.addEventListener('click', pressThrough, { signal });
    return () => {
      clearTimeout(timer);
      heard.abort();
    };
  }, [scroller]);
  return <div ref={cover} className="scroll-cover" hidden />;
}
