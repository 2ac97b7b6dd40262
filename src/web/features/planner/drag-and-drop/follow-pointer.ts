/** Where the pointer is in the window, and what it does there. */
export interface Point {
  x: number;
  y: number;
  /** Whether Shift asks for small steps. */
  isFine: boolean;
  /** Whether it is a finger that has not moved yet. */
  isResting: boolean;
}

export interface Gesture {
  /** A touch begins at once: what was touched is there to be pulled. */
  isHandle: boolean;
  /** What it looks like while it lasts, as CSS names it. */
  cursor: string;
  onStart: (point: Point) => void;
  /** Once a frame while it is held, moved or not. */
  onFrame: (point: Point) => void;
  onDrop: () => void;
  /** A finger held it and let it go without having moved: a long press. */
  onLongPress: () => void;
  onCancel: () => void;
}

/** Pixels that a mouse moves before a press is a drag. */
const DRAG_AFTER = 5;
/** Milliseconds that a finger rests, and pixels it may tremble, before it holds instead of scrolling. */
const TOUCH_REST_MS = 350;
const TOUCH_SLACK = 9;

let isTouchDrag = false;

/**
 * Keeps a finger that holds something from scrolling. It has to be on the element before the touch begins: browsers
 * decide then whether they wait for the page. The element may leave the page while it is held and still gets its touch.
 */
export function guardTouch(element: HTMLElement | null): void {
  element?.addEventListener(
    'touchmove',
    (event) => {
      if (isTouchDrag && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}

/** Follows a press until it is let go: first to see whether it is a drag at all, then frame by frame. */
export function followPointer(down: PointerEvent, gesture: Gesture): void {
  const abort = new AbortController();
  const { signal } = abort;
  const isTouch = down.pointerType === 'touch';
  const isLongPress = isTouch && !gesture.isHandle;
  const last: Point = { x: down.clientX, y: down.clientY, isFine: down.shiftKey, isResting: isLongPress };
  let hasStarted = false;
  let frame = 0;

  const tick = () => {
    gesture.onFrame(last);
    frame = requestAnimationFrame(tick);
  };
  const start = () => {
    hasStarted = true;
    isTouchDrag = isTouch;
    if (!isTouch) capturePointer(down.pointerId, gesture.cursor);
    gesture.onStart(last);
    frame = requestAnimationFrame(tick);
  };
  const resting = isLongPress ? setTimeout(start, TOUCH_REST_MS) : undefined;
  const stop = () => {
    clearTimeout(resting);
    cancelAnimationFrame(frame);
    abort.abort();
    isTouchDrag = false;
    if (hasStarted && !isTouch) releasePointer(down.pointerId);
  };
  const cancel = () => {
    stop();
    if (hasStarted) gesture.onCancel();
  };

  const onMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    const isResting = last.isResting && moved <= TOUCH_SLACK;
    Object.assign(last, { x: event.clientX, y: event.clientY, isFine: event.shiftKey, isResting });
    if (hasStarted) return;
    if (resting !== undefined) {
      if (moved > TOUCH_SLACK) cancel();
    } else if (moved > DRAG_AFTER) start();
  };
  const onUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    if (hasStarted) gesture.onFrame(last);
    stop();
    if (!hasStarted) return;
    swallowClick();
    if (last.isResting) gesture.onLongPress();
    else gesture.onDrop();
  };
  const onKey = (event: KeyboardEvent) => {
    last.isFine = event.shiftKey;
    if (event.key !== 'Escape' || !hasStarted) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
    swallowClick();
  };
  const refuse = (event: Event) => event.preventDefault();

  window.addEventListener('pointermove', onMove, { signal });
  window.addEventListener('pointerup', onUp, { signal });
  window.addEventListener('pointercancel', cancel, { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  window.addEventListener('keyup', onKey, { signal, capture: true });
  window.addEventListener('selectstart', refuse, { signal });
  // The menu of a long press.
  if (isTouch) window.addEventListener('contextmenu', refuse, { signal });
}

/**
 * The page itself has the pointer while something is held, as what was touched has a finger: it is no longer looked up for each move what
 * lies under it, and nothing there lights up. The cursor is the page's too; `body` keeps its own, or all in it would be styled anew.
 */
function capturePointer(id: number, cursor: string): void {
  const { documentElement: root } = document;
  root.setPointerCapture(id);
  root.style.cursor = cursor;
}

function releasePointer(id: number): void {
  const { documentElement: root } = document;
  if (root.hasPointerCapture(id)) root.releasePointerCapture(id);
  root.style.cursor = '';
}

/**
 * The press that ended a drag is no click on what it began or ended on. The click may come a while after the press was let go, where a
 * finger made it or the page is busy: what tells that none comes any more is the next press.
 */
function swallowClick(): void {
  const abort = new AbortController();
  const { signal } = abort;
  const swallow = (event: MouseEvent) => {
    abort.abort();
    // One of the keyboard, or of assistive technology.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  window.addEventListener('pointerdown', () => abort.abort(), { capture: true, signal });
}
