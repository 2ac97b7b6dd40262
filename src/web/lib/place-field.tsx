import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { Combobox, type ComboboxOption, type ComboboxProps } from '#web/ui/combobox.tsx';
import { type FoundPlace, type PickedPlace, pickedPlace, placeLine, placesQuery } from './place-search.ts';
import { useDebounced } from './use-debounced.ts';

/** One request a word, not one a letter. */
const PAUSE_MS = 200;

type Suggestion = ComboboxOption & { place: FoundPlace };
type Passed = Omit<
  ComboboxProps<Suggestion>,
  'options' | 'onPick' | 'onType' | 'onOpenChange' | 'listLabel' | 'status'
>;

interface PlaceFieldProps extends Passed {
  /** The text as it was typed, and no place: whatever was picked before no longer holds. */
  onType: (text: string) => void;
  /** A town was picked: its name, address, coordinates and country. */
  onPick: (place: PickedPlace) => void;
}

/**
 * Wherever a place is asked for: free text, with towns of the gazetteer to pick from as one types [PLUS-6]. The texts
 * are of the area `map`, which the route has to load.
 */
export function PlaceField({ value, onType, onPick, ...field }: PlaceFieldProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const [isWanted, setIsWanted] = useState(false);
  const searched = useDebounced(value, PAUSE_MS);
  const { data: found = [] } = useQuery(placesQuery(isWanted ? searched : '', language));
  return (
    <Combobox<Suggestion>
      {...field}
      value={value}
      onType={onType}
      onOpenChange={setIsWanted}
      options={found.map((place) => ({ id: place.id, label: place.name, detail: placeLine(place), place }))}
      onPick={({ place }) => onPick(pickedPlace(place))}
      listLabel={t('suggestions')}
      status={(count) => t('suggestionsCount', { count })}
    />
  );
}
