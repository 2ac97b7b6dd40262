/** The pointer in the window. */
export interface Point {
  x: number;
  y: number;
  /** Whether Shift is pressed, for the fine step. */
  isFine: boolean;
  /** Whether it is a touch that has not moved yet. */
  isResting: boolean;
}

export interface Gesture {
  /** A touch on a handle drags at once, without a long press. */
  isHandle: boolean;
  /** CSS cursor during the drag. */
  cursor: string;
  onStart: (point: Point) => void;
  /** Called in every frame of the drag, moved or not. */
  onFrame: (point: Point) => void;
  onDrop: () => void;
  /** Called instead of `onDrop` when a touch was released without moving. */
  onLongPress: () => void;
  onCancel: () => void;
}

/** Pixels that a mouse moves before a press becomes a drag. */
const DRAG_AFTER = 5;
/** Milliseconds of a long press, and pixels of tolerance, before a touch drags instead of scrolling. */
const TOUCH_REST_MS = 350;
const TOUCH_SLACK = 9;

let isTouchDrag = false;

/**
 * Prevents scrolling by a touch that drags. The listener has to exist before the touch begins: browsers decide then
 * whether to wait for the page. An element removed during the drag still receives its touch.
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

/** Tracks a press until its release: first whether it becomes a drag, then frame by frame. */
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
  // The context menu of a long press.
  if (isTouch) window.addEventListener('contextmenu', refuse, { signal });
}

/**
 * Captures the pointer on the root element, as a touch is by its target: no hit test for each move, and no hover
 * effects. The cursor is set there too: on `body` it would restyle the whole page.
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
 * Swallows the click that follows a drag. It may come late after a touch or on a busy page; the next press tells that
 * none will come.
 */
function swallowClick(): void {
  const abort = new AbortController();
  const { signal } = abort;
  const swallow = (event: MouseEvent) => {
    abort.abort();
    // A click of the keyboard or of assistive technology.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  window.addEventListener('pointerdown', () => abort.abort(), { capture: true, signal });
}
