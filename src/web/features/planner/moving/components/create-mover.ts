import { type DayRange, parseDay } from '#domain/days.ts';
import type { PlannerItem } from '../../model.ts';
import type { ItemMove } from '../../mutations.ts';
import {
  type Aim,
  aimAt,
  conflictsAt,
  FINE_STEP,
  inTray,
  type Nudge,
  nudged,
  onDay,
  onHours,
  type Part,
  type Span,
  STEP,
  spansOf,
} from '../aim/model.ts';
import { canWait, isSameLanding, type Landing, landingOf, landingWrite } from '../model.ts';
import { type DropSpot, dropSpotAt, minutesAt } from './drop-spots.ts';
import { edgeScroll } from './edge-scroll.ts';
import { followPointer, type Point } from './follow-pointer.ts';
import { type Held, heldNow, hold, letGo, tell } from './held.ts';

/** Milliseconds over a day until it opens, so that an hour of it can be chosen. */
const OPENS_AFTER_MS = 600;

/** Pixels that the paper under the pointer stands beside it, and from the edge of the window. */
const CHIP_MARGIN = 24;

/** What a mover has to know of the planner. */
export interface MoverScope {
  items: readonly PlannerItem[];
  /** The day shown; null for what lies outside the dates. */
  day: Temporal.PlainDate | null;
  range: DayRange | null;
  openDay: (day: string) => void;
  onLand: (moves: readonly ItemMove[]) => void;
}

/** Takes items in hand and lands them elsewhere, by pointer and by keyboard. */
export type Mover = ReturnType<typeof createMover>;

export function createMover(initial: MoverScope) {
  let scope = initial;
  let spans: Span[] = [];
  let chip: HTMLElement | null = null;
  let pointer: Point = { x: 0, y: 0, isFine: false };
  let scrollAtEdge = edgeScroll();
  let hovered = { day: '', since: 0 };

  const aimed = (held: Pick<Held, 'aim' | 'by'>, to: Landing | null, over: Held['over']) => {
    const before = heldNow();
    if (before?.aim === held.aim && before.over === over && isSameLanding(before.to, to)) return;
    hold({ ...held, to, over, conflicts: to ? conflictsAt(held.aim.item, to, spans) : [] });
  };
  const placeChip = () => {
    if (!chip) return;
    // The whole of it stays in the window.
    const room = innerWidth - (chip.firstElementChild?.clientWidth ?? 0) - CHIP_MARGIN;
    chip.style.setProperty('transform', `translate(${Math.min(pointer.x, room)}px, ${pointer.y}px)`);
  };
  const land = () => {
    const held = heldNow();
    if (!held) return;
    const { item, from } = held.aim;
    const to = isSameLanding(held.to, from) ? null : held.to;
    letGo(to);
    const write = to && landingWrite(item, to);
    if (write) scope.onLand([{ item, write }]);
  };
  const cancel = () => letGo(null);

  const follow = (aim: Aim, point: Point) => {
    pointer = point;
    placeChip();
    const under = document.elementFromPoint(point.x, point.y);
    scrollAtEdge(point.x, point.y, under);
    const spot = aim.part === 'whole' ? dropSpotAt(point.y, under) : edgeSpot(point);
    aimed({ aim, by: 'pointer' }, landingFor(aim, spot, scope, point.isFine ? FINE_STEP : STEP), spot.over);
    openHovered(spot);
  };
  const openHovered = (spot: DropSpot) => {
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
    setScope: (next: MoverScope) => {
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
      let aim: Aim;
      followPointer(down, {
        isHandle,
        onStart: (point) => {
          const { items, day } = scope;
          spans = spansOf(items);
          aim = aimAt(item, part, day, isTimed ? minutesAt(down.clientY) : null);
          pointer = point;
          scrollAtEdge = edgeScroll();
          aimed({ aim, by: 'pointer' }, aim.from, null);
        },
        onFrame: (point) => follow(aim, point),
        onDrop: land,
        onCancel: cancel,
      });
    },
    /** Takes an item in hand by keyboard. */
    pickUp: (item: PlannerItem) => {
      const { items, day } = scope;
      spans = spansOf(items);
      const aim = aimAt(item, 'whole', day, null);
      aimed({ aim, by: 'keyboard' }, aim.from, 'hours');
    },
    /** Moves what is in hand by a key; the day it goes to opens. */
    nudge: (by: Nudge) => {
      const held = heldNow();
      const { range, day, openDay } = scope;
      if (!held?.to || !range) return;
      const to = nudged(held.aim.item, held.to, by, range);
      aimed(held, to, 'hours');
      if ('days' in by && to.day !== day?.toString()) openDay(to.day);
    },
    land,
    cancel,
    /** Where an item would go by one step, or to the tray; null when it can't. */
    reach: (item: PlannerItem, by: Nudge | 'tray'): Landing | null => {
      const { range } = scope;
      const from = landingOf(item);
      if (by === 'tray') return canWait(item) && from.minute !== null ? { ...from, minute: null } : null;
      const to = range && nudged(item, from, by, range);
      return isSameLanding(from, to) ? null : to;
    },
    /** Lands an item at once; the day it goes to opens. */
    send: (item: PlannerItem, to: Landing) => {
      const write = landingWrite(item, to);
      if (!write) return;
      const { day, onLand, openDay } = scope;
      tell({ item, by: 'keyboard', to });
      onLand([{ item, write }]);
      if (to.day !== day?.toString()) openDay(to.day);
    },
    /** The paper under the pointer, moved by hand: a frame renders nothing. */
    setChip: (element: HTMLElement | null) => {
      chip = element;
      placeChip();
    },
  };
}

function edgeSpot({ y }: Point): DropSpot {
  const minute = minutesAt(y);
  return minute === null ? { over: null } : { over: 'hours', minute };
}

function landingFor(aim: Aim, spot: DropSpot, { day }: MoverScope, step: number): Landing | null {
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
