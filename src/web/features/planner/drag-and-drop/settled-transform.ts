/**
 * Moves an element without a style of its own: by an animation that is over and stays, whose end is set anew. Set as a style,
 * Chromium would put the layers of the whole page together each time, which is each frame of a drag.
 *
 * @returns moves it; `transform` as CSS writes it
 */
export function settledTransform(element: HTMLElement): (transform: string) => void {
  const motion = new KeyframeEffect(element, [], { fill: 'forwards' });
  new Animation(motion).finish();
  return (transform) => motion.setKeyframes([{ transform }]);
}
