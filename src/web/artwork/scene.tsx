import clsx from 'clsx';

/**
 * The scene of the loading screen and of the home page. It is drawn once, in index.html, so that it is there before
 * any script and costs no request; which of its two times of day shows is decided there too.
 */
export function Scene({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx('scene', className)} aria-hidden="true">
      <use className="scene-day" href="#scene-day" />
      <use className="scene-evening" href="#scene-evening" />
    </svg>
  );
}
