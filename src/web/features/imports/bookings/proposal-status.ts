import { type DayRange, rangesMeet } from '#domain/days.ts';
import { sameBooking } from '#domain/same-booking.ts';
import { daysOf } from '#domain/spans.ts';
import { applyWrite, type PlannerItem } from '#web/trip-data/trip.ts';
import type { Proposal } from './proposal.ts';

/** Keys of the area `imports`. */
export type ProposalStatus = 'addedToTrip' | 'there' | 'cancelledThere' | 'cancelled' | 'twice' | 'outside';

export interface ProposedItem {
  row: PlannerItem;
  /** Null: ticked. */
  status: ProposalStatus | null;
}

interface TripContext {
  id: string;
  currency: string;
  items: readonly PlannerItem[];
  range: DayRange | null;
}

/** Sorts by day and compares with the trip and with each other [PLUS-13]. */
export function proposedItems(proposals: readonly Proposal[], trip: TripContext): ProposedItem[] {
  const all = proposals
    .map((proposal) => ({
      proposal,
      row: applyWrite(proposal.write, { id: proposal.id, trip_id: trip.id, trip }),
    }))
    .toSorted((one, other) => startOf(one.row).localeCompare(startOf(other.row)));
  const cancelled = all.filter(({ proposal }) => proposal.isCancelled).map(({ row }) => row);
  return all.map(({ proposal, row }, index) => {
    const before = all.slice(0, index).flatMap((one) => (one.proposal.isCancelled ? [] : one.row));
    return { row, status: statusOf(row, proposal, trip, { before, cancelled }) };
  });
}

interface Others {
  /** Earlier proposals, without cancelled ones. */
  before: readonly PlannerItem[];
  cancelled: readonly PlannerItem[];
}

function statusOf(
  row: PlannerItem,
  { itemId }: Proposal,
  { items, range }: TripContext,
  { before, cancelled }: Others,
): ProposalStatus | null {
  if (items.some(({ id }) => id === row.id)) return 'addedToTrip';
  const isThere = items.some(({ id }) => id === itemId) || sameBooking(row, items) !== null;
  if (sameBooking(row, cancelled)) return isThere ? 'cancelledThere' : 'cancelled';
  if (isThere) return 'there';
  if (sameBooking(row, before)) return 'twice';
  const days = daysOf(row);
  return days && range && !rangesMeet(days, range) ? 'outside' : null;
}

function startOf(row: PlannerItem): string {
  if (row.kind === 'accommodation') return `${row.check_in} ${row.check_in_time}`;
  return row.kind === 'note' ? (row.date ?? '') : `${row.date} ${row.time ?? ''}`;
}
