import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { googlePlacesQuery } from '#web/data/google-places.ts';
import {
  airportsQuery,
  type PickedPlace,
  type PlaceSuggestion,
  pickedPlace,
  placeLine,
  placesQuery,
} from '#web/data/place-search.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from '#web/ui/combobox.tsx';
import { useDebounced } from '#web/ui/use-debounced.ts';

/** Delay of the search after typing, in milliseconds. */
const PAUSE_MS = 200;

type Suggestion = ComboboxOption & PlaceSuggestion;
type Passed = Omit<
  ComboboxProps<Suggestion>,
  'options' | 'onPick' | 'onType' | 'onOpenChange' | 'listLabel' | 'status'
>;

interface PlaceFieldProps extends Passed {
  /** Text was typed: a place picked before no longer holds. */
  onType: (text: string) => void;
  /** A town was picked: its name, address, coordinates and country. */
  onPick: (place: PickedPlace) => void;
  /** Whether airports are offered, too: where a journey begins and ends. */
  withAirports?: boolean;
}

/** Google's places with a key, otherwise towns of the gazetteer; airports first where wanted. */
function usePlaces(text: string, language: string, withAirports: boolean): Suggestion[] {
  const { data: byGoogle = null } = useQuery(googlePlacesQuery(text, language));
  const { data: towns = [] } = useQuery({
    ...placesQuery(text, language),
    ...(byGoogle && { enabled: false }),
  });
  const { data: airports = [] } = useQuery(airportsQuery(withAirports ? text : '', language));
  const places =
    byGoogle ??
    towns.map((town) => ({
      id: town.id,
      label: town.name,
      detail: placeLine(town),
      pick: () => pickedPlace(town),
    }));
  return [...airports, ...places];
}

/**
 * Wherever a place is asked for: free text, with places to pick from as one types [PLUS-6]. The texts
 * are of the area `map`, which the route has to load.
 */
export function PlaceField({ value, onType, onPick, withAirports = false, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const [isWanted, setIsWanted] = useState(false);
  const searched = useDebounced(value, PAUSE_MS);
  const found = usePlaces(isWanted ? searched : '', language, withAirports);
  const turns = useRef(0);
  const type = (text: string) => {
    turns.current += 1;
    onType(text);
  };
  const pick = async ({ label, pick: read }: Suggestion) => {
    const picked = read();
    if (!(picked instanceof Promise)) return onPick(picked);
    type(label); // Stands there while the rest is asked for, and if it is not to be had.
    const turn = turns.current;
    const place = await picked;
    if (place && turn === turns.current) onPick(place);
  };
  return (
    <Combobox<Suggestion>
      {...field}
      value={value}
      onType={type}
      onOpenChange={setIsWanted}
      options={found}
      onPick={(option) => void pick(option)}
      listLabel={t('suggestions')}
      status={(count) => t('suggestionsCount', { count })}
    />
  );
}
