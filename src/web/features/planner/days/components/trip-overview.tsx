import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { daysOfTrip } from '#web/trip-data/trip.ts';
import { useMedia } from '#web/ui/browser-state.ts';
import type { DayWeatherPart } from '../../planner-parts.ts';
import { TripTransfersProvider } from '../../transfers/components/transfers-provider.tsx';
import { outsideItems, rememberDays, totalOf } from '../day-entries.ts';
import { DayStrip } from './day-strip.tsx';
import { DaysList } from './days-list.tsx';

interface TripOverviewProps {
  trip: TripDetails;
  current: string;
  today: string;
  linkTo: (day: string) => string;
  picture: ReactNode;
  Weather: DayWeatherPart;
  people: number;
}

/** Is a column, on narrow screens a strip. */
export function TripOverview({ trip, current, today, linkTo, picture, Weather, people }: TripOverviewProps) {
  const isNarrow = useMedia('(width < 1200px)');
  const [entriesOf] = useState(rememberDays);
  const days = useMemo(() => entriesOf(trip, daysOfTrip(trip)), [entriesOf, trip]);
  const outsideCount = useMemo(() => outsideItems(trip).length, [trip]);
  const cost = useMemo(() => totalOf(trip), [trip]);
  useWarnOfOtherCurrencies(cost);
  const props = { days, current, today, outsideCount, linkTo };
  if (isNarrow) return <DayStrip {...props} />;
  return (
    <TripTransfersProvider trip={trip}>
      <DaysList {...props} picture={picture} Weather={Weather} cost={cost} people={people} />
    </TripTransfersProvider>
  );
}

/** Warns on the console that the total leaves other currencies out [COST-1]. */
function useWarnOfOtherCurrencies({ currency, others }: ReturnType<typeof totalOf>) {
  useEffect(() => {
    // Synchronises with the console.
    for (const other of others) {
      const titles = other.items.map(({ title }) => title).join(', ');
      console.warn(`Not in the total, which is in ${currency}: ${other.currency} of ${titles}.`);
    }
  }, [currency, others]);
}
