/**
 * Moves an element without a style of its own: by an animation that is over and stays, whose end is set anew.
 *
 * Set as a style, Chromium would put the layers of the whole page together each time, which is each frame of a drag.
 */
export function restingMotion() {
  let motion: KeyframeEffect | null = null;
  return {
    setElement: (element: HTMLElement | null): void => {
      motion = element && new KeyframeEffect(element, [], { fill: 'forwards' });
      if (motion) new Animation(motion).finish();
    },
    /** `transform` as CSS writes it. */
    move: (transform: string): void => motion?.setKeyframes([{ transform }]),
  };
}
