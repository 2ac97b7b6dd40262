import { useQuery } from '@tanstack/react-query';
import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comparable } from '#domain/text.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from '#web/ui/combobox.tsx';
import { useDebounced } from '#web/ui/timing.ts';
import { googlePlacesQuery } from './google-places.ts';
import { joinSuggestions } from './join-suggestions.ts';
import { PlaceNotFound } from './place-not-found.tsx';
import {
  airportsQuery,
  type PickedPlace,
  type PlaceSuggestion,
  type PlaceWishes,
  pickedPlace,
  placeLine,
  placesQuery,
} from './place-search.ts';
import { TripPlacesContext } from './trip-places.ts';

const PAUSE_MS = 200;

type Suggestion = ComboboxOption & PlaceSuggestion;
type Passed = Omit<
  ComboboxProps<Suggestion>,
  'options' | 'onPick' | 'onType' | 'onOpenChange' | 'listLabel' | 'status' | 'below'
>;

interface PlaceFieldProps extends Passed {
  onType: (text: string) => void;
  onPick: (place: PickedPlace) => void;
  /** Of a destination: a town or country that was typed by its whole name is picked, the largest of that name. */
  withCountries?: boolean;
  /** Whether the value was typed before the field could look for it. */
  isTyped?: boolean;
  airportsAfter?: number | undefined;
}

interface Wishes extends PlaceWishes {
  airportsAfter: number | undefined;
}

/** Asks Google with a key, else the gazetteer. @returns places, whether they answer this very text, and the gazetteer's of this name */
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
    named: byGoogle.data
      ? undefined
      : byWords.data?.find(({ name }) => comparable(name) === comparable(text)),
  };
}

/** A free text with places to pick, or to put on a map [PLUS-6]. The route loads texts of the area `map`. */
export function PlaceField({
  value,
  onType,
  onPick,
  withCountries = false,
  isTyped = false,
  airportsAfter,
  ...field
}: PlaceFieldProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const { near, pickPoint } = use(TripPlacesContext);
  const [isWanted, setIsWanted] = useState(false);
  const [typed, setTyped] = useState<string | null>(isTyped ? value : null);
  const searched = useDebounced(value, PAUSE_MS);
  const points = near();
  const isTypedSearched = typed?.trim() === searched.trim();
  const { found, isAnswered, named } = usePlaces(isWanted || isTypedSearched ? searched : '', language, {
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
    if (picked instanceof Promise) type(label); // It is shown while the rest is fetched, and if it can’t be.
    setTyped(null);
    const turn = turns.current;
    const place = await picked;
    if (place && turn === turns.current) onPick(place);
  };
  const isNamed = withCountries && typed === value && value === searched && isAnswered && named !== undefined;
  // With the name as it is written: the next letter may be on its way.
  const pickNamed = useEffectEvent(() => named && onPick({ ...pickedPlace(named), name: value }));
  useEffect(() => {
    if (isNamed) pickNamed();
  }, [isNamed]);
  // Without a space at the end, which is gone once the place is put on the map.
  const isMissing = isTypedSearched && typed?.trim() === value.trim() && isAnswered && found.length === 0;
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
