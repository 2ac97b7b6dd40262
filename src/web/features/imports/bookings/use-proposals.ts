import { useState } from 'react';
import { tripRange } from '#domain/days.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import type { Proposal } from './proposal.ts';
import { type ProposedItem, proposedItems } from './proposal-status.ts';

/** By default those without a status are ticked. */
export function useProposals(proposals: readonly Proposal[], trip: TripDetails) {
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const items = proposedItems(proposals, { ...trip, range: tripRange(trip) });
  const isTicked = ({ row, status }: ProposedItem) =>
    status !== 'addedToTrip' && (ticks[row.id] ?? status === null);
  const tick = (which: readonly ProposedItem[], to: boolean) =>
    setTicks((before) => ({ ...before, ...Object.fromEntries(which.map(({ row }) => [row.id, to])) }));
  return { items, isTicked, tick, chosen: items.filter(isTicked) };
}

export type Proposals = ReturnType<typeof useProposals>;
