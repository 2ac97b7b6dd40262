import { memo } from 'react';
import type { TimelineAxisView } from '../timeline-axis.ts';
import styles from './timeline.module.css';

/** Is dotted between items, solid during one, with a numbered stop at each start. */
export const TimelineAxis = memo(function TimelineAxis({ axis }: { axis: TimelineAxisView }) {
  return (
    <div className={styles.timelineAxis} aria-hidden="true">
      <span className={styles.timelineAxisLine} style={{ '--at': axis.from, '--for': axis.to - axis.from }} />
      {axis.segments.map((segment) => (
        <span
          key={segment.id}
          className={styles.timelineAxisSegment}
          data-kind={segment.kind}
          data-second={segment.isSecond ? '' : undefined}
          data-from-before={segment.startsBefore ? '' : undefined}
          style={{ '--at': segment.at, '--for': segment.length }}
        />
      ))}
      {axis.stops.map((stop) => (
        <span key={stop.id} data-kind={stop.kind}>
          <StopNumber number={stop.number} at={stop.at} />
        </span>
      ))}
    </div>
  );
});

/** Numbers are those on the map. Decorative: the list is ordered. */
export const StopNumber = memo(function StopNumber({ number, at }: { number: number; at?: number }) {
  return (
    <span
      className={styles.stopNumber}
      data-slot="stop-number"
      aria-hidden="true"
      data-wide={number > 99 ? '' : undefined}
      style={at === undefined ? undefined : { '--at': at }}
    >
      {number}
    </span>
  );
});
