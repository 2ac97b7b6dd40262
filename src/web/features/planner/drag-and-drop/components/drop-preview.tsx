import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import { DAY_MINUTES } from '#domain/times.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import { Row } from '#web/ui/layout.tsx';
import { OverlapText } from '../../timeline/components/overlap-label.tsx';
import { useFormats } from '../../use-formats.ts';
import { type DragState, useDragState } from '../drag-state.ts';
import { clockMinutes, drawnMinutes, type Placement, startOn } from '../placement.ts';
import { transformSetter } from '../transform-setter.ts';
import { usePlacementText } from '../use-placement-text.ts';
import styles from './drag-and-drop.module.css';

/** In minutes: a shorter preview has no room for its time. */
const SHORTEST = 30;

interface Extent {
  at: number;
  length: number;
}

/** Includes previews of followers. */
export function DropPreviews({ date }: { date: Temporal.PlainDate }) {
  const drag = useDragState((now) => now);
  if (!drag?.to) return null;
  return (
    <>
      {drag.followerMoves.map(({ item, to }) => (
        <FollowerPreview key={item.id} item={item} to={to} date={date} />
      ))}
      {drag.over !== 'tray' && <LeadPreview drag={drag} to={drag.to} date={date} />}
    </>
  );
}

/** In hours from the day's midnight; null on another day. */
function extentOn(to: Placement, length: number, date: Temporal.PlainDate): Extent | null {
  const start = startOn(to, date);
  if (start === null) return null;
  const from = Math.max(0, start);
  const until = Math.min(DAY_MINUTES, Math.max(start + length, start + SHORTEST));
  return from >= DAY_MINUTES || until <= 0 ? null : { at: from / 60, length: (until - from) / 60 };
}

function FollowerPreview({ item, to, date }: { item: PlannerItem; to: Placement; date: Temporal.PlainDate }) {
  const extent = extentOn(to, drawnMinutes(item, to), date);
  if (!extent) return null;
  return (
    <Slot extent={extent} kind={item.kind} isFollower>
      <span>{item.title}</span>
    </Slot>
  );
}

/** Moves at once; its text is a frame late. */
function LeadPreview({ drag, to, date }: { drag: DragState; to: Placement; date: Temporal.PlainDate }) {
  const shown = useDeferredValue(drag);
  const { item } = drag.source;
  const extent = useMemo(() => extentOn(to, lengthOf(drag, to), date), [drag, to, date]);
  if (!extent) return null;
  return (
    <Slot
      extent={extent}
      kind={item.kind}
      hasConflict={shown.conflicts.length > 0}
      // Keyboard drags scroll into view, pointer drags at edges.
      staysInSight={drag.by === 'keyboard'}
    >
      <LeadText drag={shown} />
    </Slot>
  );
}

/** Exact while resizing; otherwise the length that will be drawn. */
function lengthOf({ source }: DragState, to: Placement): number {
  const isAsBefore = source.part === 'whole' && to.length === source.from.length;
  return isAsBefore ? drawnMinutes(source.item, to) : clockMinutes(source.item, to);
}

const LeadText = memo(function LeadText({ drag: { source, to, conflicts } }: { drag: DragState }) {
  const where = usePlacementText();
  const { duration } = useFormats();
  if (!to) return null;
  return (
    <>
      <b className="num">{where.hours(source.item, to)}</b>
      {to.length > 0 && source.part !== 'whole' && <span className="num">{duration(to.length)}</span>}
      {conflicts.length > 0 && <OverlapText>{where.conflicts(conflicts)}</OverlapText>}
    </>
  );
});

interface SlotProps {
  extent: Extent;
  kind: PlannerItem['kind'];
  isFollower?: boolean;
  hasConflict?: boolean;
  staysInSight?: boolean;
  children: ReactNode;
}

function Slot({ extent, kind, isFollower, hasConflict, staysInSight, children }: SlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const move = useRef<ReturnType<typeof transformSetter>>(null);
  useLayoutEffect(() => {
    if (!slot.current) return;
    move.current ??= transformSetter(slot.current);
    move.current(`translateY(calc(${extent.at} * var(--hour) + 1px))`);
    if (staysInSight) slot.current.scrollIntoView({ block: 'nearest' });
  }, [extent, staysInSight]);
  return (
    <Row
      gap={10}
      align="start"
      ref={slot}
      className={styles.dropPreview}
      data-slot="drop-preview"
      aria-hidden="true"
      data-kind={kind}
      data-follower={isFollower ? '' : undefined}
      data-conflict={hasConflict ? '' : undefined}
      style={{ '--for': extent.length }}
    >
      {children}
    </Row>
  );
}
