/**
 * Returns a function that sets an element's CSS `transform` through a finished animation that stays. As an inline
 * style, Chromium would composite the layers of the whole page in each frame of a drag.
 */
export function transformSetter(element: HTMLElement): (transform: string) => void {
  const motion = new KeyframeEffect(element, [], { fill: 'forwards' });
  new Animation(motion).finish();
  return (transform) => motion.setKeyframes([{ transform }]);
}
