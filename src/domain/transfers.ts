import { type DayStay, type DayStop, type DayStops, dayStops } from './day-stops.ts';
import { distanceBetween } from './geo.ts';
import type { TripItem } from './items.ts';
import {
  type End,
  leastMinutes,
  mostMinutes,
  type Transfer,
  type TransferOptions,
  transferBetween,
  type UnplannedTransfer,
} from './legs.ts';
import { AT_THE_DOOR_M, laterStart, type Warning, warningsAt } from './plan-warnings.ts';
import { isOwnCar } from './sub-types.ts';
import { DAY_MINUTES } from './times.ts';

export interface DayTransfers {
  transfers: Transfer[];
  warnings: Warning[];
  walkM: number;
}

/** Metres: closer stops have no transfer. */
const SAME_PLACE_M = 40;
/** Minutes: items that follow on the hour are no conflict. */
const TOLERATED_MIN = 5;
/** Metres: farther transport needs another to reach it. */
const FAR_START_M = 30_000;
const NO_OPTIONS: TransferOptions = {};

/** Ways from last night's lodging to tonight's. Items without a time or place only take their time. */
export function dayTransfers(
  items: readonly TripItem[],
  day: Temporal.PlainDate,
  options: TransferOptions = NO_OPTIONS,
): DayTransfers {
  const plan = dayStops(items, day);
  const hasCar = items.some((item) => item.kind === 'itinerary' && isOwnCar(item.sub_type));
  const travel = new DayTravel(plan, (from, to) => transferBetween(from, to, hasCar, options));
  travel.follow();
  const warnings = [...travel.warnings, ...warningsAt(items, day, plan)];
  const walkM = travel.transfers.reduce(
    (sum, { mode, travel: { distanceM } }) => sum + (mode === 'walk' ? distanceM : 0),
    0,
  );
  return { transfers: travel.transfers, warnings, walkM };
}

/** Puts stops of a destination after its flight, also when that lands before its departure time. */
function inExperiencedOrder(stops: readonly DayStop[]): readonly DayStop[] {
  const flight = stops.find(({ goesBack }) => goesBack !== null);
  const { arriveAt: from, leaveFrom: to } = flight ?? {};
  if (!flight || !from || !to) return stops;
  const isAtDestination = ({ arriveAt }: DayStop) =>
    arriveAt !== null && distanceBetween(arriveAt, to) < distanceBetween(arriveAt, from);
  const [before, after] = [stops.filter((stop) => !isAtDestination(stop)), stops.filter(isAtDestination)];
  return [...before, ...after];
}

/** Whether one goes to the lodging next: from an evening, and from a late landing. A night train from there ends elsewhere. */
function isOnWayTo({ place }: DayStay, { item, arriveAt, leaveFrom }: DayStop): boolean {
  if (item.kind !== 'itinerary') return true;
  return Boolean(
    arriveAt && leaveFrom && distanceBetween(leaveFrom, place) < distanceBetween(arriveAt, place),
  );
}

type TransferBetween = (from: End, to: End) => UnplannedTransfer;

interface Position extends End {
  /** Null: unknown, or irrelevant as in the morning. */
  since: number | null;
}

interface Goal extends End {
  at: number | null;
}

class DayTravel {
  readonly transfers: Transfer[] = [];
  readonly warnings: Warning[] = [];
  #plan: DayStops;
  #transferBetween: TransferBetween;
  #position: Position | null = null;
  #last: DayStop | null = null;
  /** Minutes of stops without a place since the last position. */
  #elsewhere = 0;

  constructor(plan: DayStops, between: TransferBetween) {
    this.#plan = plan;
    this.#transferBetween = between;
  }

  follow(): void {
    const { stops, wake, sleep, checkIn } = this.#plan;
    const overnight = stops.filter(({ start }) => start < 0);
    const today = inExperiencedOrder(stops.slice(overnight.length));
    // A landing on the day before: the night was there, and the day began where the flight did.
    const wakesTwice = today.some(({ goesBack }) => goesBack === 'day');
    if (overnight.length === 0 && wake && !wakesTwice) this.#position = { ...wake, since: null };
    for (const stop of overnight) this.#visit(stop);
    // Out past midnight, the way back to the lodging is first.
    if (wake && this.#last && isOnWayTo(wake, this.#last)) {
      this.#rest(wake, this.#last.end, today[0]);
      if (this.#position?.item === wake.item) this.#position = { ...wake, since: null };
    }
    let hasCheckedIn = false;
    for (const stop of today) {
      if (checkIn && !hasCheckedIn && stop.start >= checkIn.reachedAt) {
        hasCheckedIn = true;
        this.#rest(checkIn, checkIn.reachedAt, stop);
      }
      this.#visit(stop);
      if (stop.goesBack !== null) this.#last = null;
      if (stop.goesBack === 'day' && wake) this.#position = { ...wake, since: null };
    }
    if (checkIn && !hasCheckedIn && this.#lastEnd <= checkIn.reachedAt)
      this.#rest(checkIn, checkIn.reachedAt, undefined);
    // Without a last place, the way back is unknown.
    if (sleep && this.#lastEnd <= DAY_MINUTES && this.#elsewhere === 0) this.#goTo({ ...sleep, at: null });
  }

  get #lastEnd(): number {
    return this.#last?.end ?? Number.NEGATIVE_INFINITY;
  }

  /** Adds the way to the lodging from minute `from` on, before the next stop if there is time; else last. */
  #rest({ item, place }: DayStay, from: number, next: DayStop | undefined): void {
    const there = this.#position ? this.#minutes(this.#position, { item, place }) : 0;
    const arrival = Math.max(from, this.#lastEnd + there);
    const onward = next?.arriveAt
      ? this.#minutes({ item, place }, { item: next.item, place: next.arriveAt })
      : 0;
    if (next && arrival + onward > next.start) return;
    this.#goTo({ item, place, at: null });
    this.#position = { item, place, since: arrival };
    this.#elsewhere = 0;
  }

  #visit(stop: DayStop): void {
    const { item, arriveAt: place, start: at } = stop;
    const minutes = this.#overlapWith(stop);
    if (minutes > 0 && this.#last) {
      const { item: other, end, leaveFrom } = this.#last;
      const travelMinutes =
        leaveFrom && place ? this.#minutes({ item: other, place: leaveFrom }, { item, place }) : 0;
      this.warnings.push({
        kind: 'overlap',
        item,
        other,
        minutes,
        shiftTo: laterStart(item, end + travelMinutes),
      });
    } else if (place) this.#goTo({ item, place, at });
    this.#arrive(stop);
  }

  #arrive(stop: DayStop): void {
    const { item, leaveFrom, start, end, isEndKnown } = stop;
    const endsLast = end >= this.#lastEnd;
    if (item.kind !== 'itinerary' && !leaveFrom) {
      this.#elsewhere += Math.max(0, end - Math.max(start, this.#lastEnd));
    } else if (endsLast || !this.#position) {
      this.#position = leaveFrom && { item, place: leaveFrom, since: isEndKnown ? end : null };
      this.#elsewhere = 0;
    }
    if (endsLast) this.#last = stop;
  }

  #overlapWith({ start, end }: DayStop): number {
    return this.#last?.isEndKnown ? Math.max(0, Math.min(this.#last.end, end) - start) : 0;
  }

  #goTo(goal: Goal): void {
    const from = this.#position;
    if (!from) return;
    const transfer = {
      ...this.#transferBetween(from, goal),
      gap: this.#gapUntil(goal.at),
      isFromEarlier: this.#elsewhere > 0,
    };
    if (transfer.directM < SAME_PLACE_M) return;
    this.transfers.push(transfer);
    if (goal.at !== null) this.#warnOf(transfer, goal.at);
  }

  #warnOf(transfer: Transfer, at: number): void {
    const { from, to: item, directM, travel, gap } = transfer;
    const { minutes: needed } = travel;
    const { checkOut } = this.#plan;
    if (item.kind === 'itinerary' && directM > FAR_START_M) {
      this.warnings.push({ kind: 'far', item, from, distanceM: directM });
    } else if (gap !== null && leastMinutes(transfer) - gap >= TOLERATED_MIN) {
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
      at - mostMinutes(transfer) > checkOut.at
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

  /** Minutes until `at`; null without a time at either end. */
  #gapUntil(at: number | null): number | null {
    const since = this.#position?.since ?? null;
    return at === null || since === null ? null : Math.max(0, at - since - this.#elsewhere);
  }

  #minutes(from: End, to: End): number {
    const { directM, travel } = this.#transferBetween(from, to);
    return directM < SAME_PLACE_M ? 0 : travel.minutes;
  }
}
