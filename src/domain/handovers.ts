/**
 * Hand-overs: the way from each stop of a day to the next, and what about it can't be. All pure: the same plan gives the
 * same answer, whoever looks and whenever [PLUS-1].
 */
import { type DayStay, type DayStop, type DayStops, dayStops } from './day-stops.ts';
import { distanceBetween, type LatLng } from './geo.ts';
import { AT_THE_DOOR_M, laterStart, type Warning, warningsAt } from './handover-warnings.ts';
import type { ItineraryItem, TripItem } from './items.ts';
import { DAY_MINUTES } from './times.ts';
import { defaultMode, estimateTravel, type Travel, type TravelMode } from './travel.ts';

/** A piece of the day between two places, whatever takes one there. */
export interface Leg {
  from: TripItem;
  to: TripItem;
  fromPlace: LatLng;
  toPlace: LatLng;
  /** Metres as the crow flies. */
  directM: number;
}

/** A leg with the way it is gone. */
export interface HandOver extends Leg {
  mode: TravelMode;
  /** How one would go without a choice. */
  usualMode: TravelMode;
  travel: Travel;
  /** It was reckoned from the great circle, not asked of a routing service. */
  isEstimate: boolean;
  /** Minutes that the plan leaves for it; null where nothing waits at the other end, or nobody knows. */
  gap: number | null;
}

/** The hand-overs of a day. */
export interface DayHandOvers {
  ways: HandOver[];
  warnings: Warning[];
  /** Metres on foot, in all. */
  walkM: number;
}

/** What is known beyond the plan. */
export interface HandOverOptions {
  /** The mode that a person chose for a leg; undefined: the usual one. */
  modeOf?: (leg: Leg) => TravelMode | undefined;
  /** What a routing service answered; undefined: nothing, the great circle has to do. */
  routeOf?: (leg: Leg, mode: TravelMode) => Travel | undefined;
}

/** Two stops this close are one place: there is no way to show between them. */
export const SAME_PLACE_M = 40;
/** As much may be missing without a word: neighbours who follow each other on the hour are no conflict. */
const TOLERATED_MIN = 5;
/** Transport that starts farther away than this needs another one to get to. */
const FAR_START_M = 30_000;
const NO_OPTIONS: HandOverOptions = {};

/**
 * The ways of a day in the order in which they are gone, and the conflicts of its plan. The day begins where one
 * slept and ends where one will sleep. Transport is a way itself: it moves one from its start to its end. Items without a
 * time or a place are no stops, but the time they take is not there for a way.
 */
export function dayHandOvers(
  items: readonly TripItem[],
  day: Temporal.PlainDate,
  options: HandOverOptions = NO_OPTIONS,
): DayHandOvers {
  const plan = dayStops(items, day);
  const hasCar = items.some((item) => item.kind === 'itinerary' && isOwnCar(item));
  const walk = new Walk(plan, (leg) => wayOf(leg, hasCar, options));
  walk.go();
  const warnings = [...walk.warnings, ...warningsAt(items, day, plan)];
  const walkM = walk.ways.reduce(
    (sum, { mode, travel }) => sum + (mode === 'walk' ? travel.distanceM : 0),
    0,
  );
  return { ways: walk.ways, warnings, walkM };
}

/** The stops in the order in which they are lived: where a flight lands before it leaves, what is there comes after it. */
function asLived(stops: readonly DayStop[]): readonly DayStop[] {
  const flight = stops.find(({ goesBack }) => goesBack !== null);
  const { arriveAt: from, leaveFrom: to } = flight ?? {};
  if (!flight || !from || !to) return stops;
  const isThere = ({ arriveAt }: DayStop) =>
    arriveAt !== null && distanceBetween(arriveAt, to) < distanceBetween(arriveAt, from);
  const [before, after] = [stops.filter((stop) => !isThere(stop)), stops.filter(isThere)];
  return [...before, ...after];
}

const isOwnCar = ({ sub_type }: ItineraryItem) => sub_type === 'personal_car' || sub_type === 'rental_car';

type Way = Omit<HandOver, 'gap'>;

function wayOf(leg: Leg, hasCar: boolean, { modeOf, routeOf }: HandOverOptions): Way {
  const usualMode = defaultMode(leg.directM, hasCar);
  const mode = modeOf?.(leg) ?? usualMode;
  const route = routeOf?.(leg, mode);
  const travel = route ?? estimateTravel(leg.fromPlace, leg.toPlace, mode);
  return { ...leg, usualMode, mode, travel, isEstimate: !route };
}

/** Where one is while the day is gone through. */
interface Here {
  item: TripItem;
  place: LatLng;
  /** Since when one could leave; null: nobody knows, or it does not matter, as in the morning. */
  since: number | null;
}

/** Somewhere to be, at a time or at none. */
interface Goal {
  item: TripItem;
  place: LatLng;
  at: number | null;
}

/** Goes through a day from waking to sleeping, and keeps the ways that were gone. */
class Walk {
  readonly ways: HandOver[] = [];
  readonly warnings: Warning[] = [];
  #plan: DayStops;
  #wayOf: (leg: Leg) => Way;
  #here: Here | null = null;
  /** The stop that ends last so far. */
  #last: DayStop | null = null;
  /** Minutes that stops without a place took since one was last seen somewhere. */
  #elsewhere = 0;

  constructor(plan: DayStops, way: (leg: Leg) => Way) {
    this.#plan = plan;
    this.#wayOf = way;
  }

  go(): void {
    const { stops, wake, sleep, checkIn } = this.#plan;
    const overnight = stops.filter(({ start }) => start < 0);
    const today = asLived(stops.slice(overnight.length));
    // The one who lands on the day before has slept there by then, and woke where the flight began.
    const wakesTwice = today.some(({ goesBack }) => goesBack === 'day');
    if (overnight.length === 0 && wake && !wakesTwice) this.#here = { ...wake, since: null };
    for (const stop of overnight) this.#visit(stop);
    // Out until late: home, and from there into the day. A night train has brought one somewhere else.
    if (wake && this.#last && this.#last.item.kind !== 'itinerary') {
      this.#rest(wake, this.#last.end, today[0]);
      if (this.#here?.item === wake.item) this.#here = { ...wake, since: null };
    }
    let hasMovedIn = false;
    for (const stop of today) {
      if (checkIn && !hasMovedIn && stop.start >= checkIn.at) {
        hasMovedIn = true;
        this.#rest(checkIn, checkIn.at, stop);
      }
      this.#visit(stop);
      if (stop.goesBack !== null) this.#last = null;
      if (stop.goesBack === 'day' && wake) this.#here = { ...wake, since: null };
    }
    if (checkIn && !hasMovedIn && this.#lastEnd <= checkIn.at) this.#rest(checkIn, checkIn.at, undefined);
    if (sleep && this.#lastEnd <= DAY_MINUTES) this.#goTo({ ...sleep, at: null });
  }

  get #lastEnd(): number {
    return this.#last?.end ?? Number.NEGATIVE_INFINITY;
  }

  /** Calls at the lodging, not before `from`, if there is time for it before what follows; else at the end of the day. */
  #rest({ item, place }: DayStay, from: number, next: DayStop | undefined): void {
    const there = this.#here ? this.#minutes(this.#here, item, place) : 0;
    const arrival = Math.max(from, this.#lastEnd + there);
    const onward = next?.arriveAt ? this.#minutes({ item, place }, next.item, next.arriveAt) : 0;
    if (next && arrival + onward > next.start) return;
    this.#goTo({ item, place, at: null });
    this.#here = { item, place, since: arrival };
    this.#elsewhere = 0;
  }

  #visit(stop: DayStop): void {
    const { item, arriveAt: place, start: at } = stop;
    const minutes = this.#overlapWith(stop);
    if (minutes > 0 && this.#last) {
      const { item: other, end, leaveFrom } = this.#last;
      const way = leaveFrom && place ? this.#minutes({ item: other, place: leaveFrom }, item, place) : 0;
      this.warnings.push({ kind: 'overlap', item, other, minutes, shiftTo: laterStart(item, end + way) });
    } else if (place) this.#goTo({ item, place, at });
    this.#arrive(stop);
  }

  #arrive(stop: DayStop): void {
    const { item, leaveFrom, start, end, isEndKnown } = stop;
    const endsLast = end >= this.#lastEnd;
    if (item.kind !== 'itinerary' && !leaveFrom) {
      this.#elsewhere += Math.max(0, end - Math.max(start, this.#lastEnd));
    } else if (endsLast || !this.#here) {
      this.#here = leaveFrom && { item, place: leaveFrom, since: isEndKnown ? end : null };
      this.#elsewhere = 0;
    }
    if (endsLast) this.#last = stop;
  }

  /** Minutes for which a stop and the one before it happen at once, by exact times. */
  #overlapWith({ start, end }: DayStop): number {
    return this.#last?.isEndKnown ? Math.max(0, Math.min(this.#last.end, end) - start) : 0;
  }

  #goTo(goal: Goal): void {
    const from = this.#here;
    if (!from) return;
    const leg = legBetween(from, goal.item, goal.place);
    if (leg.directM < SAME_PLACE_M) return;
    const way = { ...this.#wayOf(leg), gap: this.#gapUntil(goal.at) };
    this.ways.push(way);
    if (goal.at !== null) this.#warnOf(way, goal.at);
  }

  #warnOf({ from, to: item, directM, travel, gap }: HandOver, at: number): void {
    const { minutes: needed } = travel;
    const { checkOut } = this.#plan;
    if (item.kind === 'itinerary' && directM > FAR_START_M) {
      this.warnings.push({ kind: 'far', item, from, distanceM: directM });
    } else if (gap !== null && needed - gap >= TOLERATED_MIN) {
      this.warnings.push({
        kind: 'late',
        item,
        from,
        needed,
        gap,
        shiftTo: laterStart(item, at + needed - gap),
      });
    } else if (
      checkOut?.item === from &&
      !this.#last &&
      directM >= AT_THE_DOOR_M &&
      at - needed > checkOut.at
    ) {
      const leaves = at - needed;
      this.warnings.push({
        kind: 'afterCheckOut',
        item,
        stay: checkOut.item,
        at: leaves,
        checkOut: checkOut.at,
      });
    }
  }

  /** Minutes that are free for a way that has to be done at `at`; null when nothing says when it begins or ends. */
  #gapUntil(at: number | null): number | null {
    const since = this.#here?.since ?? null;
    return at === null || since === null ? null : Math.max(0, at - since - this.#elsewhere);
  }

  #minutes(from: { item: TripItem; place: LatLng }, to: TripItem, place: LatLng): number {
    const leg = legBetween(from, to, place);
    return leg.directM < SAME_PLACE_M ? 0 : this.#wayOf(leg).travel.minutes;
  }
}

function legBetween(from: { item: TripItem; place: LatLng }, to: TripItem, toPlace: LatLng): Leg {
  return {
    from: from.item,
    to,
    fromPlace: from.place,
    toPlace,
    directM: distanceBetween(from.place, toPlace),
  };
}
