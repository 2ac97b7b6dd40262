import type { QueryClient } from '@tanstack/react-query';
import type { Place } from '#domain/place.ts';
import { folded } from '#domain/text.ts';
import { isOnline } from '#web/offline/network-state.ts';
import { airportsQuery, placesQuery } from '#web/places/place-search.ts';
import type { FindPlace } from './proposal.ts';
import type { PlaceClue } from './reservation.ts';

/** Looks up airports by code and other zones by town, in our own data. Nothing else of a file leaves. */
export function placeFinder(client: QueryClient, language: string): FindPlace {
  return async (clue) => {
    if (!clue) return null;
    const airport = clue.iata ? await airportOf(client, clue.iata, language) : null;
    return airport ?? (await townOf(client, clue, language));
  };
}

async function airportOf(client: QueryClient, iata: string, language: string): Promise<Place | null> {
  const found = await orNone(() => client.fetchQuery(airportsQuery(iata, language)));
  return (await found.find(({ id }) => id === iata)?.pick()) ?? null;
}

/** Returns the place with zone and country of its town. */
async function townOf(client: QueryClient, clue: PlaceClue, language: string): Promise<Place> {
  const { name, address, iata, lat, lng, towns = [], country, zone } = clue;
  const named = iata && !name.includes(iata) ? `${name} (${iata})` : name;
  const place: Place = {
    name: named || address,
    formatted_address: address || named,
    ...(lat !== undefined && lng !== undefined && { lat, lng }),
    ...(country && { country_iso_a2: country }),
    ...(zone && { time_zone: zone }),
  };
  if (zone) return place;
  for (const town of towns) {
    const found = await orNone(() => client.fetchQuery(placesQuery(town, language)));
    const same = found.find(
      (one) => one.kind === 'town' && isSameName(one.name, town) && isIn(one.country_iso_a2, country),
    );
    if (same?.time_zone) return { country_iso_a2: same.country_iso_a2, ...place, time_zone: same.time_zone };
  }
  return place;
}

const isIn = (country: string, wanted: string | undefined) => wanted === undefined || country === wanted;

/** Returns nothing when offline or when the search fails. */
async function orNone<Row>(search: () => Promise<Row[]>): Promise<Row[]> {
  return isOnline() ? search().catch(() => []) : [];
}

const lettersOf = (name: string) => folded(name).replaceAll(/[^\p{L}]/gu, '');
const isSameName = (one: string, other: string) => lettersOf(one) === lettersOf(other);
