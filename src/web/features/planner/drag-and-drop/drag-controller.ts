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
  type DropTarget,
  FINE_STEP,
  inTray,
  type KeyboardStep,
  onDay,
  onHours,
  type Part,
  placementAt,
  type Span,
  STEP,
  spansOf,
  steppedPlacement,
} from './drop-target.ts';
import { type DropZone, dropZoneAt, minutesAt } from './drop-zones.ts';
import { edgeScroll } from './edge-scroll.ts';
import { followPointer, type Point } from './follow-pointer.ts';
import { coursesOf, draggedAlong, groupConflicts, groupSummary } from './group-drag.ts';
import { canWait, isSamePlacement, type Placement, placementOf, placementWrite } from './placement.ts';
import { settledTransform } from './settled-transform.ts';

/** Milliseconds over a day until it opens, so that an hour of it can be chosen. */
const OPENS_AFTER_MS = 600;

/** Pixels that the paper under the pointer stands beside it, and from the edge of the window. */
const MARGIN = 24;

/** What a mover has to know of the planner. */
export interface DragScope {
  items: readonly PlannerItem[];
  /** The day shown; null for what lies outside the dates. */
  day: Temporal.PlainDate | null;
  range: DayRange | null;
  /** Ids of what is selected: it moves together. */
  selected: ReadonlySet<string>;
  openDay: (day: string) => void;
  onLand: (moves: readonly ItemMove[]) => void;
  /** Selects an item, or lets it go. */
  onPick: (id: string) => void;
}

/** Takes items in hand and lands them elsewhere, by pointer and by keyboard. */
export type DragController = ReturnType<typeof createDragController>;

export function createDragController(initial: DragScope) {
  let scope = initial;
  let spans: Span[] = [];
  let moveChip: ((beside: Point) => void) | null = null;
  let pointer: Point = { x: 0, y: 0, isFine: false, isResting: false };
  let scrollAtEdge = edgeScroll();
  let hovered = { day: '', since: 0 };

  /** Asked once a frame: works out where all would land only when the landing of what is in hand is another. */
  const aimed = (taken: DragStart, to: Placement | null, over: DragState['over'], isPick = false) => {
    const before = currentDrag();
    if (
      before?.aim === taken.aim &&
      before.over === over &&
      before.isPick === isPick &&
      isSamePlacement(before.to, to)
    )
      return;
    const { aim, by, companions, ids } = taken;
    setDrag({ aim, by, companions, ids, over, to, isPick, ...outcome(taken, to, spans, scope.range) });
  };
  /** Takes an item in hand, and what is selected along with it; a part of an item alone. */
  const take = (item: PlannerItem, part: Part, by: DragState['by'], minute: number | null): DragStart => {
    const { items, day, selected } = scope;
    spans = spansOf(items);
    const companions = part === 'whole' ? draggedAlong(item, selected, items) : [];
    const ids = new Set([item.id, ...companions.map((other) => other.item.id)]);
    return { aim: placementAt(item, part, day, minute), by, companions, ids };
  };
  const land = () => {
    const held = currentDrag();
    if (!held) return;
    const { item, from } = held.aim;
    const to = isSamePlacement(held.to, from) || held.news?.isTooFar ? null : held.to;
    endDrag(to);
    if (!to) return;
    const moves = [{ item, to }, ...held.courses].flatMap((course): ItemMove[] => {
      const write = placementWrite(course.item, course.to);
      return write ? [{ item: course.item, write }] : [];
    });
    scope.onLand(moves);
  };
  const cancel = () => endDrag(null);

  const follow = (taken: DragStart, point: Point) => {
    const { aim } = taken;
    pointer = point;
    // Looked at before anything is written: the page is as it was painted, and has not to be worked out for the look alone.
    const under = document.elementFromPoint(point.x, point.y);
    scrollAtEdge(point.x, point.y, under);
    const spot = aim.part === 'whole' ? dropZoneAt(point.y, under) : edgeSpot(point);
    const step = point.isFine ? FINE_STEP : STEP;
    if (point.isResting) aimed(taken, aim.from, null, true);
    else aimed(taken, landingFor(aim, spot, scope, step), spot.over);
    moveChip?.(point);
    openHovered(spot);
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
    /** Says what the planner shows now. */
    setScope: (next: DragScope) => {
      scope = next;
    },
    /** A press on an item or one of its edges; `isTimed` when it stands at an hour there. */
    press: (
      down: PointerEvent,
      item: PlannerItem,
      {
        part = 'whole',
        isTimed = false,
        isHandle = false,
      }: { part?: Part; isTimed?: boolean; isHandle?: boolean },
    ) => {
      let taken: DragStart;
      followPointer(down, {
        isHandle,
        cursor: part === 'whole' ? 'grabbing' : 'ns-resize',
        onStart: (point) => {
          taken = take(item, part, 'pointer', isTimed ? minutesAt(down.clientY) : null);
          pointer = point;
          scrollAtEdge = edgeScroll();
          aimed(taken, taken.aim.from, null, point.isResting);
        },
        onFrame: (point) => follow(taken, point),
        onDrop: land,
        onLongPress: () => {
          resetDrag();
          scope.onPick(item.id);
        },
        onCancel: cancel,
      });
    },
    /** Takes an item in hand by keyboard. */
    pickUp: (item: PlannerItem) => {
      const taken = take(item, 'whole', 'keyboard', null);
      aimed(taken, taken.aim.from, 'hours');
    },
    /** Moves what is in hand by a key; the day it goes to opens. */
    nudge: (by: KeyboardStep) => {
      const held = currentDrag();
      const { range, day, openDay } = scope;
      // How long it takes is a matter of one alone.
      const isLength = by !== 'hour' && 'longer' in by;
      if (!held?.to || !range || (isLength && held.companions.length > 0)) return;
      const to = steppedPlacement(held.aim.item, held.to, by, range);
      aimed(held, to, to.minute === null && canWait(held.aim.item) ? 'tray' : 'hours');
      if (by !== 'hour' && 'days' in by && to.day !== day?.toString()) openDay(to.day);
    },
    land,
    cancel,
    /** Where an item would go by one step, or to the tray; null when it can't. */
    reach: (item: PlannerItem, by: KeyboardStep | 'tray'): Placement | null => {
      const { range } = scope;
      const from = placementOf(item);
      if (by === 'tray') return canWait(item) && from.minute !== null ? { ...from, minute: null } : null;
      const to = range && steppedPlacement(item, from, by, range);
      return isSamePlacement(from, to) ? null : to;
    },
    /** Lands an item at once; the day it goes to opens. */
    send: (item: PlannerItem, to: Placement) => {
      const write = placementWrite(item, to);
      if (!write) return;
      const { day, onLand, openDay } = scope;
      setDragResult({ item, by: 'keyboard', to, count: 1 });
      onLand([{ item, write }]);
      if (to.day !== day?.toString()) openDay(to.day);
    },
    /** The paper under the pointer. */
    setChip: (element: HTMLElement | null) => {
      moveChip = element && chipMotion(element);
      moveChip?.(pointer);
    },
  };
}

/** What comes of a landing: where the companions go, what all of them overlap, and what there is to say. */
function outcome(
  { aim, companions }: DragStart,
  to: Placement | null,
  spans: readonly Span[],
  range: DayRange | null,
): Pick<DragState, 'courses' | 'conflicts' | 'news'> {
  const { item, from } = aim;
  if (!to || companions.length === 0)
    return { courses: [], news: null, conflicts: to ? conflictsAt(item, to, spans) : [] };
  const lead = { item, from, to };
  const courses = coursesOf(companions, lead);
  return {
    courses,
    news: groupSummary(courses, lead, companions.length + 1, range),
    conflicts: groupConflicts([lead, ...courses], spans),
  };
}

/** Moves the paper under the pointer beside it; the whole of it stays in the window. */
function chipMotion(chip: HTMLElement): (beside: Point) => void {
  const move = settledTransform(chip);
  const paper = chip.firstElementChild;
  return ({ x, y }) => {
    const room = innerWidth - (paper?.clientWidth ?? 0) - MARGIN;
    move(`translate(${Math.min(x, room)}px, ${y}px)`);
  };
}

function edgeSpot({ y }: Point): DropZone {
  const minute = minutesAt(y);
  return minute === null ? { over: null } : { over: 'hours', minute };
}

function landingFor(aim: DropTarget, spot: DropZone, { day }: DragScope, step: number): Placement | null {
  switch (spot.over) {
    case 'hours':
      return day && onHours(aim, day, spot.minute, step);
    case 'day': {
      const over = parseDay(spot.day);
      return over && onDay(aim, over);
    }
    case 'tray':
      return day && inTray(aim, day);
    case null:
      return null;
  }
}
