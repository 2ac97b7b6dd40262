/** Pixels that the paper under the pointer stands beside it, and from the edge of the window. */
const MARGIN = 24;

/**
 * Moves the paper under the pointer by hand: a frame renders nothing.
 *
 * It is an animation that is over and stays, whose end is set anew: set as a style, Chromium puts the layers of the whole page
 * together for each frame of a drag.
 */
export function chipMotion() {
  let motion: KeyframeEffect | null = null;
  return {
    setElement: (element: HTMLElement | null): void => {
      motion = element && new KeyframeEffect(element, [], { fill: 'forwards' });
      if (motion) new Animation(motion).finish();
    },
    /** Puts it beside a point of the window; the whole of it stays in there. */
    place: ({ x, y }: { x: number; y: number }): void => {
      const room = innerWidth - (motion?.target?.firstElementChild?.clientWidth ?? 0) - MARGIN;
      motion?.setKeyframes([{ transform: `translate(${Math.min(x, room)}px, ${y}px)` }]);
    },
  };
}
