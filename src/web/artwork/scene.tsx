import clsx from 'clsx';

/** Drawn once in index.html: before any script, without a request; its time of day is decided there too. */
export function Scene({ className }: { className?: string | undefined }) {
  return (
    <svg className={clsx('scene', className)} aria-hidden="true">
      <use className="scene-day" href="#scene-day" />
      <use className="scene-evening" href="#scene-evening" />
    </svg>
  );
}
