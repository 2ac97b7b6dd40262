import { type DayRange, parseDay } from '#domain/days.ts';
import type { PlannerItem } from '#web/trip-data/trip.ts';
import type { ItemMove } from '#web/trip-data/use-item-commands.ts';
import {
  currentDrag,
  type DragStart,
  type DragState,
  endDrag,
  resetDrag,
  setDrag,
  setDragResult,
} from './drag-state.ts';
import {
  conflictsAt,
  type DragSource,
  dragSourceAt,
  FINE_STEP,
  inTray,
  type KeyboardStep,
  onDay,
  onHours,
  type Part,
  type QuickMove,
  quickPlacement,
  type Span,
  STEP,
  spansOf,
  steppedPlacement,
} from './drop-target.ts';
import { type DropZone, dropZoneAt, minutesAt } from './drop-zones.ts';
import { edgeScroll } from './edge-scroll.ts';
import { followPointer, type Point } from './follow-pointer.ts';
import { followerMovesOf, followersOf, groupConflicts, groupSummary } from './group-drag.ts';
import { canWait, isSamePlacement, type Placement, placementWrite } from './placement.ts';
import { transformSetter } from './transform-setter.ts';

const OPENS_AFTER_MS = 600;

const MARGIN_PX = 24;

export interface DragScope {
  items: readonly PlannerItem[];
  day: Temporal.PlainDate | null;
  range: DayRange | null;
  /** Selected items move together. */
  selected: ReadonlySet<string>;
  openDay: (day: string) => void;
  onDrop: (moves: readonly ItemMove[]) => void;
  onPick: (id: string) => void;
}

export type DragController = ReturnType<typeof createDragController>;

export function createDragController(initial: DragScope) {
  let scope = initial;
  let spans: Span[] = [];
  let moveChip: ((beside: Point) => void) | null = null;
  let pointer: Point = { x: 0, y: 0, isFine: false, isResting: false };
  let scrollAtEdge = edgeScroll();
  let hovered = { day: '', since: 0 };
  let release = () => {};

  /** Runs once a frame; computes followers and conflicts only for a changed target. */
  const updateDrag = (
    start: DragStart,
    to: Placement | null,
    over: DragState['over'],
    isSelecting = false,
  ) => {
    const before = currentDrag();
    if (
      before?.source === start.source &&
      before.over === over &&
      before.isSelecting === isSelecting &&
      isSamePlacement(before.to, to)
    )
      return;
    const { source, by, followers, ids } = start;
    setDrag({ source, by, followers, ids, over, to, isSelecting, ...outcome(start, to, spans, scope.range) });
  };
  /** A resize has no followers. */
  const startDrag = (
    item: PlannerItem,
    part: Part,
    by: DragState['by'],
    minute: number | null,
  ): DragStart => {
    const { items, day, selected } = scope;
    spans = spansOf(items);
    const followers = part === 'whole' ? followersOf(item, selected, items) : [];
    const ids = new Set([item.id, ...followers.map((other) => other.item.id)]);
    return { source: dragSourceAt(item, part, day, minute), by, followers, ids };
  };
  const drop = () => {
    const drag = currentDrag();
    if (!drag) return;
    const { item, from } = drag.source;
    const to = isSamePlacement(drag.to, from) || drag.summary?.isTooFar ? null : drag.to;
    endDrag(to);
    if (!to) return;
    const moves = [{ item, to }, ...drag.followerMoves].flatMap((move): ItemMove[] => {
      const write = placementWrite(move.item, move.to);
      return write ? [{ item: move.item, write }] : [];
    });
    scope.onDrop(moves);
  };
  const cancel = () => endDrag(null);

  const follow = (start: DragStart, point: Point) => {
    const { source } = start;
    pointer = point;
    // Layout is read before styles are written, which avoids a forced layout.
    const under = document.elementFromPoint(point.x, point.y);
    const isScrolling = scrollAtEdge(point.x, point.y, under);
    const spot = source.part === 'whole' ? dropZoneAt(point.y, under) : edgeSpot(point);
    const step = point.isFine ? FINE_STEP : STEP;
    if (point.isResting) updateDrag(start, source.from, null, true);
    else updateDrag(start, placementFor(source, spot, scope, step), spot.over);
    moveChip?.(point);
    openHovered(isScrolling ? { over: null } : spot);
  };
  const openHovered = (spot: DropZone) => {
    const day = spot.over === 'day' ? spot.day : '';
    if (day !== hovered.day) hovered = { day, since: performance.now() };
    const { day: shown, openDay } = scope;
    if (day === '' || day === shown?.toString()) return;
    if (performance.now() - hovered.since > OPENS_AFTER_MS) {
      hovered = { day: '', since: 0 };
      openDay(day);
    }
  };

  return {
    setScope: (next: DragScope) => {
      scope = next;
    },
    press: (
      down: PointerEvent,
      item: PlannerItem,
      {
        part = 'whole',
        isTimed = false,
        isHandle = false,
      }: { part?: Part; isTimed?: boolean; isHandle?: boolean },
    ) => {
      // A second finger starts no drag of its own.
      if (!down.isPrimary) return;
      let start: DragStart;
      release = followPointer(down, {
        isHandle,
        cursor: part === 'whole' ? 'grabbing' : 'ns-resize',
        onStart: (point) => {
          start = startDrag(item, part, 'pointer', isTimed ? minutesAt(down.clientY) : null);
          pointer = point;
          scrollAtEdge = edgeScroll();
          updateDrag(start, start.source.from, null, point.isResting);
        },
        onFrame: (point) => follow(start, point),
        onDrop: drop,
        onLongPress: () => {
          resetDrag();
          scope.onPick(item.id);
        },
        onCancel: cancel,
      });
    },
    startByKeyboard: (item: PlannerItem) => {
      const start = startDrag(item, 'whole', 'keyboard', null);
      updateDrag(start, start.source.from, 'hours');
    },
    /** Opens the day that the item reaches. */
    moveByStep: (by: KeyboardStep) => {
      const drag = currentDrag();
      const { range, day, openDay } = scope;
      // A group has no common length.
      const isLength = by !== 'hour' && 'longer' in by;
      if (!drag?.to || !range || (isLength && drag.followers.length > 0)) return;
      const to = steppedPlacement(drag.source.item, drag.to, by, range);
      updateDrag(drag, to, to.minute === null && canWait(drag.source.item) ? 'tray' : 'hours');
      if (by !== 'hour' && 'days' in by && to.day !== day?.toString()) openDay(to.day);
    },
    drop,
    cancel,
    /** Ends a drag with its page: the next one has other items. */
    leave: () => {
      release();
      resetDrag();
    },
    placementAfter: (item: PlannerItem, move: QuickMove): Placement | null =>
      quickPlacement(item, move, scope.range),
    /** Follows the item to its day, unless all days are shown. */
    moveTo: (item: PlannerItem, to: Placement) => {
      const write = placementWrite(item, to);
      if (!write) return;
      const { day, onDrop, openDay } = scope;
      setDragResult({ item, by: 'keyboard', to, count: 1 });
      onDrop([{ item, write }]);
      if (day && to.day !== day.toString()) openDay(to.day);
    },
    setChip: (element: HTMLElement | null) => {
      moveChip = element && chipMotion(element);
      moveChip?.(pointer);
    },
  };
}

/** Computes the followers' moves, conflicts and the summary. */
function outcome(
  { source, followers }: DragStart,
  to: Placement | null,
  spans: readonly Span[],
  range: DayRange | null,
): Pick<DragState, 'followerMoves' | 'conflicts' | 'summary'> {
  const { item, from } = source;
  if (!to || followers.length === 0)
    return { followerMoves: [], summary: null, conflicts: to ? conflictsAt(item, to, spans) : [] };
  const lead = { item, from, to };
  const followerMoves = followerMovesOf(followers, lead);
  return {
    followerMoves,
    summary: groupSummary(followerMoves, lead, followers.length + 1, range),
    conflicts: groupConflicts([lead, ...followerMoves], spans),
  };
}

function chipMotion(chip: HTMLElement): (beside: Point) => void {
  const move = transformSetter(chip);
  const card = chip.firstElementChild;
  return ({ x, y }) => {
    const room = innerWidth - (card?.clientWidth ?? 0) - MARGIN_PX;
    move(`translate(${Math.min(x, room)}px, ${y}px)`);
  };
}

function edgeSpot({ y }: Point): DropZone {
  const minute = minutesAt(y);
  return minute === null ? { over: null } : { over: 'hours', minute };
}

function placementFor(
  source: DragSource,
  spot: DropZone,
  { day }: DragScope,
  step: number,
): Placement | null {
  switch (spot.over) {
    case 'hours':
      return day && onHours(source, day, spot.minute, step);
    case 'day': {
      const over = parseDay(spot.day);
      return over && onDay(source, over);
    }
    case 'tray':
      return day && inTray(source, day);
    case null:
      return null;
  }
}
