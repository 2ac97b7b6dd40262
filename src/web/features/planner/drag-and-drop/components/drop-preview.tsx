import { memo, type ReactNode, useDeferredValue, useLayoutEffect, useMemo, useRef } from 'react';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import itemCardStyles from '../../timeline/item-card.module.css';
import { useFormats } from '../../use-formats.ts';
import styles from '../drag-and-drop.module.css';
import { type DragState, useDragState } from '../drag-state.ts';
import { drawnMinutes } from '../drop-target.ts';
import { type Placement, startOn } from '../placement.ts';
import { settledTransform } from '../settled-transform.ts';
import { usePlacementText } from '../use-placement-text.ts';

/** Minutes that the slot takes at least, so that its time can be read. */
const SHORTEST = 30;
const DAY = 1440;

/** What a slot takes of a day. */
interface Extent {
  /** Hours from midnight. */
  at: number;
  /** In hours. */
  length: number;
}

/** The dashed slots on the hours of a day in which what is held would land, and what goes along with it. */
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

/** Hours from midnight of the day to where a slot begins, and how many it takes; null when it is on another day. */
function extentOn(to: Placement, length: number, date: Temporal.PlainDate): Extent | null {
  const start = startOn(to, date);
  if (start === null) return null;
  const from = Math.max(0, start);
  const until = Math.min(DAY, Math.max(start + length, start + SHORTEST));
  return from >= DAY || until <= 0 ? null : { at: from / 60, length: (until - from) / 60 };
}

function FollowerPreview({ item, to, date }: { item: PlannerItem; to: Placement; date: Temporal.PlainDate }) {
  const extent = extentOn(to, drawnMinutes(item, to.length), date);
  if (!extent) return null;
  return (
    <Slot extent={extent} kind={item.kind} isFollower>
      <span>{item.title}</span>
    </Slot>
  );
}

/** It is moved at once; what it says may come a frame later, so that no frame has all of it to draw. */
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
      // What is moved by keyboard stays in sight; the pointer scrolls by itself.
      staysInSight={drag.by === 'keyboard'}
    >
      <LeadText drag={shown} />
    </Slot>
  );
}

/** While an edge is pulled it follows the hand; afterwards transport goes by the hour again (SCHED-1). */
function lengthOf({ source }: DragState, to: Placement): number {
  const isAsBefore = source.part === 'whole' && to.length === source.from.length;
  return isAsBefore ? drawnMinutes(source.item, to.length) : to.length;
}

const LeadText = memo(function LeadText({ drag: { source, to, conflicts } }: { drag: DragState }) {
  const where = usePlacementText();
  const { duration } = useFormats();
  if (!to) return null;
  return (
    <>
      <b className="num">{where.hours(source.item, to)}</b>
      {to.length > 0 && source.part !== 'whole' && <span className="num">{duration(to.length)}</span>}
      {conflicts.length > 0 && (
        <span className={itemCardStyles.itemCardOverlap} data-slot="item-card-overlap">
          {where.conflicts(conflicts)}
        </span>
      )}
    </>
  );
});

interface SlotProps {
  extent: Extent;
  kind: PlannerItem['kind'];
  isFollower?: boolean;
  hasConflict?: boolean;
  /** Whether it is scrolled to wherever it goes. */
  staysInSight?: boolean;
  children: ReactNode;
}

function Slot({ extent, kind, isFollower, hasConflict, staysInSight, children }: SlotProps) {
  const slot = useRef<HTMLDivElement>(null);
  const move = useRef<ReturnType<typeof settledTransform>>(null);
  useLayoutEffect(() => {
    if (!slot.current) return;
    move.current ??= settledTransform(slot.current);
    move.current(`translateY(calc(${extent.at} * var(--hour) + 1px))`);
    if (staysInSight) slot.current.scrollIntoView({ block: 'nearest' });
  }, [extent, staysInSight]);
  return (
    <div
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
    </div>
  );
}
