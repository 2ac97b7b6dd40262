import { useQuery } from '@tanstack/react-query';
import { use, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { googlePlacesQuery } from '#web/data/google-places.ts';
import {
  airportsQuery,
  type PickedPlace,
  type PlaceSuggestion,
  type PlaceWishes,
  pickedPlace,
  placeLine,
  placesQuery,
} from '#web/data/place-search.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from '#web/ui/combobox.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';
import { joinSuggestions } from './join-suggestions.ts';
import { PlaceNotFound } from './place-not-found.tsx';
import { TripPlacesContext } from './trip-places.ts';

/** Delay of the search after typing, in milliseconds. */
const PAUSE_MS = 200;

type Suggestion = ComboboxOption & PlaceSuggestion;
type Passed = Omit<
  ComboboxProps<Suggestion>,
  'options' | 'onPick' | 'onType' | 'onOpenChange' | 'listLabel' | 'status' | 'below'
>;

interface PlaceFieldProps extends Passed {
  /** Text was typed: a place picked before no longer holds. */
  onType: (text: string) => void;
  /** A place was picked, or put on the map: its name, address and coordinates. */
  onPick: (place: PickedPlace) => void;
  /** Whether countries are offered, too: where a trip goes. */
  withCountries?: boolean;
  /** Where a journey begins and ends airports are offered, too: after how many of the other places. */
  airportsAfter?: number | undefined;
}

interface Wishes extends PlaceWishes {
  airportsAfter: number | undefined;
}

/**
 * Google's places with a key, otherwise those of the gazetteer, and airports where wanted.
 *
 * @returns the places, and whether they are the answer for this very text
 */
function usePlaces(text: string, language: string, { airportsAfter, ...wishes }: Wishes) {
  const { t } = useTranslation('map');
  const byGoogle = useQuery(googlePlacesQuery(text, language));
  const byWords = useQuery({
    ...placesQuery(text, language, wishes),
    ...(byGoogle.data && { enabled: false }),
  });
  const airports = useQuery(airportsQuery(airportsAfter === undefined ? '' : text, language));
  const answer = byGoogle.data ? byGoogle : byWords;
  const places: Suggestion[] =
    byGoogle.data ??
    (byWords.data ?? []).map((place) => ({
      id: place.id ?? place.country_iso_a2,
      label: place.name,
      detail: placeLine(place) || t('country'),
      pick: () => pickedPlace(place),
    }));
  return {
    found: joinSuggestions(text, places, airports.data ?? [], airportsAfter ?? 0),
    isAnswered: answer.isSuccess && !answer.isPlaceholderData && !airports.isFetching,
  };
}

/**
 * Wherever a place is asked for: free text, with places to pick from as one types [PLUS-6]. What is not found can be put
 * on the map where there is one. The texts are of the area `map`, which the route has to load.
 */
export function PlaceField({
  value,
  onType,
  onPick,
  withCountries = false,
  airportsAfter,
  ...field
}: PlaceFieldProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const { near, pickPoint } = use(TripPlacesContext);
  const [isWanted, setIsWanted] = useState(false);
  /** What was typed here, until a place is picked. */
  const [typed, setTyped] = useState<string | null>(null);
  const searched = useDebounced(value, PAUSE_MS);
  const points = near();
  const { found, isAnswered } = usePlaces(isWanted || typed === searched ? searched : '', language, {
    near: points,
    withCountries,
    airportsAfter,
  });
  const turns = useRef(0);
  const type = (text: string) => {
    turns.current += 1;
    setTyped(text);
    onType(text);
  };
  const pick = async ({ label, pick: read }: Suggestion) => {
    const picked = read();
    if (picked instanceof Promise) type(label); // Stands there while the rest is asked for, and if it is not to be had.
    setTyped(null);
    const turn = turns.current;
    const place = await picked;
    if (place && turn === turns.current) onPick(place);
  };
  const isMissing = typed?.trim() === value.trim() && value === searched && isAnswered && found.length === 0;
  return (
    <Combobox<Suggestion>
      {...field}
      value={value}
      onType={type}
      onOpenChange={setIsWanted}
      options={isWanted ? found : []}
      onPick={(option) => void pick(option)}
      listLabel={t('suggestions')}
      status={(count) => t('suggestionsCount', { count })}
      below={
        isMissing && (
          <PlaceNotFound
            key={value.trim()}
            pickPoint={pickPoint}
            around={points[0] ?? null}
            onPick={(at) => onPick({ name: value.trim(), formatted_address: value.trim(), ...at })}
          />
        )
      }
    />
  );
}
