/// <reference types="google.maps" />
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { loadConfig } from '#web/data/config.ts';
import { loadGoogleMaps } from './google-loader.ts';
import type { PickedPlace, PlaceSuggestion } from './place-search.ts';

const SHORTEST = 2;
/** Session of typing and picking, which has one price. */
let session: google.maps.places.AutocompleteSessionToken | undefined;

/** Finds places; null without a key and when Google fails: the gazetteer then answers [MAP-1] [PLUS-6]. */
export const googlePlacesQuery = (text: string, language: string) =>
  queryOptions({
    queryKey: ['google-places', language, text.trim()],
    queryFn: async (): Promise<PlaceSuggestion[] | null> => {
      if (!(await loadConfig()).hasGoogleMaps) return null;
      try {
        await loadGoogleMaps();
        return await suggest(text.trim(), language);
      } catch {
        return null;
      }
    },
    enabled: text.trim().length >= SHORTEST,
    ...(text.trim().length >= SHORTEST && { placeholderData: keepPreviousData }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

async function suggest(input: string, language: string): Promise<PlaceSuggestion[]> {
  const { AutocompleteSessionToken, AutocompleteSuggestion } = google.maps.places;
  session ??= new AutocompleteSessionToken();
  const asked = { input, language, sessionToken: session };
  const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(asked);
  return suggestions.flatMap(({ placePrediction: found }) =>
    found
      ? {
          id: found.placeId,
          label: found.mainText?.text ?? found.text.text,
          detail: found.secondaryText?.text ?? '',
          pick: () => details(found.toPlace()),
        }
      : [],
  );
}

/** Reads details; null when Google has no coordinates. */
async function details(place: google.maps.places.Place): Promise<PickedPlace | null> {
  session = undefined;
  const fields = [
    'displayName',
    'formattedAddress',
    'location',
    'addressComponents',
    'regularOpeningHours',
    'types',
  ];
  try {
    await place.fetchFields({ fields });
  } catch {
    return null;
  }
  const { displayName, formattedAddress, location, addressComponents, regularOpeningHours, types } = place;
  if (!location) return null;
  const country = addressComponents?.find(({ types }) => types.includes('country'))?.shortText;
  const name = displayName ?? formattedAddress ?? '';
  return {
    name,
    formatted_address: formattedAddress ?? name,
    lat: location.lat(),
    lng: location.lng(),
    place_id: (types?.includes('country') && country) || place.id,
    ...(country && { country_iso_a2: country }),
    closedOn: closedDays(regularOpeningHours?.periods ?? []),
  };
}

/** ISO weekdays without opening hours. @param periods Google's: 0 is Sunday; one without an end is always open */
export function closedDays(
  periods: readonly { open: { day: number }; close?: { day: number } | null }[],
): number[] {
  if (periods.length === 0 || periods.some(({ close }) => !close)) return [];
  const open = new Set(periods.map((period) => period.open.day));
  return [1, 2, 3, 4, 5, 6, 7].filter((day) => !open.has(day % 7));
}
