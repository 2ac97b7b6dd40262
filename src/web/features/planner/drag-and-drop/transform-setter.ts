export function transformSetter(element: HTMLElement): (transform: string) => void {
  const motion = new KeyframeEffect(element, [], { fill: 'forwards' });
  new Animation(motion).finish();
  return (transform) => motion.setKeyframes([{ transform }]);
}
