import clsx from 'clsx';
import './styles/skeleton.css';

export interface SkeletonProps {
  /** What is being waited for. */
  label: string;
  /** How many stops the bare rail has. */
  rows?: number;
  className?: string;
}

/** A panel that waits for its data: a bare rail and its stops. */
export function Skeleton({ label, rows = 4, className }: SkeletonProps) {
  return (
    <div className={clsx('skeleton', className)}>
      <output className="sr-only">{label}</output>
      {Array.from({ length: rows }, (_, row) => (
        // The rows have no identity: they never move.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <span key={row} className="skeleton-row" aria-hidden="true" />
      ))}
    </div>
  );
}
