export interface Point {
  x: number;
  y: number;
  isFine: boolean;
  /** True for a touch that has not moved yet. */
  isResting: boolean;
}

export interface Gesture {
  /** True: the drag begins without a long press. */
  isHandle: boolean;
  cursor: string;
  onStart: (point: Point) => void;
  /** Runs in every frame, moved or not. */
  onFrame: (point: Point) => void;
  onDrop: () => void;
  /** Replaces `onDrop` when a touch is released without moving. */
  onLongPress: () => void;
  onCancel: () => void;
}

const DRAG_AFTER_PX = 5;
/** In milliseconds and pixels: a touch that rests this long drags instead of scrolling. */
const TOUCH_REST_MS = 350;
const TOUCH_SLACK = 9;

let isTouchDrag = false;

/** Must precede the touch: browsers decide then whether to wait. A removed element still gets its touch. */
export function guardTouch(element: HTMLElement | null): void {
  element?.addEventListener(
    'touchmove',
    (event) => {
      if (isTouchDrag && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );
}

/** @returns what cancels the gesture */
export function followPointer(down: PointerEvent, gesture: Gesture): () => void {
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

  const isOwn = ({ pointerId }: PointerEvent) => pointerId === down.pointerId;
  const onMove = (event: PointerEvent) => {
    if (!isOwn(event)) return;
    const moved = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY);
    const isResting = last.isResting && moved <= TOUCH_SLACK;
    Object.assign(last, { x: event.clientX, y: event.clientY, isFine: event.shiftKey, isResting });
    if (hasStarted) return;
    if (resting !== undefined) {
      if (moved > TOUCH_SLACK) cancel();
    } else if (moved > DRAG_AFTER_PX) start();
  };
  const onUp = (event: PointerEvent) => {
    if (!isOwn(event)) return;
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
  window.addEventListener('pointercancel', (event) => isOwn(event) && cancel(), { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('keydown', onKey, { signal, capture: true });
  window.addEventListener('keyup', onKey, { signal, capture: true });
  window.addEventListener('selectstart', refuse, { signal });
  // Prevents the context menu of a long press.
  if (isTouch) window.addEventListener('contextmenu', refuse, { signal });
  return () => {
    if (!signal.aborted) cancel();
  };
}

/** Set on the root element: no hit tests, no hover. A cursor on `body` would restyle the page. */
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

/** Swallows the click after a drag, which may come late; the next press ends the wait. */
function swallowClick(): void {
  const abort = new AbortController();
  const { signal } = abort;
  const swallow = (event: MouseEvent) => {
    abort.abort();
    // This click comes from the keyboard or assistive technology.
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, signal });
  window.addEventListener('pointerdown', () => abort.abort(), { capture: true, signal });
}
