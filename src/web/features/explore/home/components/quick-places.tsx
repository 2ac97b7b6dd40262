import type { ComponentProps } from 'react';
import { QueryProvider } from '#web/data/query-provider.tsx';
import type { QuickPlace } from '#web/forms/quick-plan.ts';
import { PlaceField } from '#web/places/place-field.tsx';

interface QuickPlacesProps
  extends Omit<ComponentProps<typeof PlaceField>, 'onType' | 'onPick' | 'withCountries' | 'airportsAfter'> {
  onText: (text: string) => void;
  onPlace: (place: QuickPlace | null) => void;
}

/** Has a query cache of its own, which public pages lack. */
export function QuickPlaces({ onText, onPlace, ...field }: QuickPlacesProps) {
  return (
    <QueryProvider>
      <PlaceField
        {...field}
        withCountries
        onType={onText}
        onPick={({ closedOn: _closedOn, ...place }) => {
          onText(place.name);
          onPlace(place);
        }}
      />
    </QueryProvider>
  );
}
