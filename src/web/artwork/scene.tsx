import clsx from 'clsx';

/** The scene that index.html draws once, without script or request, and whose time of day it decides. */
export function Scene({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx('scene', className)} aria-hidden="true">
      <use className="scene-day" href="#scene-day" />
      <use className="scene-evening" href="#scene-evening" />
    </svg>
  );
}
