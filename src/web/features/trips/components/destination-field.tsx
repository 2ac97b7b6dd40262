import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { TextField } from '#web/ui/field.tsx';
import { type FoundPlace, placeDetails, placeLine } from '../model.ts';
import { placesQuery } from '../queries.ts';
import type { TripForm } from '../schema.ts';
import { useDebounced } from './use-debounced.ts';
import { useTripMessages } from './use-trip-messages.ts';

const PAUSE_MS = 200;

/**
 * Where a trip goes: free text, with towns to pick from as one types (WAI-ARIA combobox with a list). Plain
 * typing always suffices; a picked town also brings its coordinates.
 */
export function DestinationField() {
  const { t } = useTranslation('dashboard');
  const { language } = useLanguage();
  const messageOf = useTripMessages();
  const { setValue } = useFormContext<TripForm>();
  const { field, fieldState } = useController<TripForm, 'destination'>({ name: 'destination' });
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const listId = useId();
  const searched = useDebounced(field.value, PAUSE_MS);
  const { data: found = [] } = useQuery({
    ...placesQuery(searched, language),
    enabled: isOpen && searched.trim().length > 1,
  });
  const isListShown = isOpen && found.length > 0;

  const type = (text: string) => {
    field.onChange(text);
    setValue('destination_details', null);
    setOpen(true);
    setActive(-1);
  };
  const pick = (place: FoundPlace) => {
    field.onChange(place.name);
    setValue('destination_details', placeDetails(place));
    setOpen(false);
    setActive(-1);
  };
  const handleKey = (event: KeyboardEvent) => {
    const chosen = found[active];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isListShown) return setOpen(true);
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more stop than there are places: the text itself, between the last and the first.
      setActive(((active + 1 + step + found.length + 1) % (found.length + 1)) - 1);
    } else if (event.key === 'Enter' && isListShown && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape' && isListShown) {
      // The list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };

  return (
    <div className="destination">
      <TextField
        label={t('fieldDestination')}
        error={messageOf(fieldState.error)}
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown}
        aria-controls={isListShown ? listId : undefined}
        aria-activedescendant={isListShown && active >= 0 ? `${listId}-${active}` : undefined}
        {...field}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKey}
        onBlur={() => {
          field.onBlur();
          setOpen(false);
        }}
      />
      {isListShown && (
        <div className="places" id={listId} role="listbox" aria-label={t('suggestions')}>
          {found.map((place, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: as above
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={place.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()} // The field keeps the focus.
              onClick={() => pick(place)}
            >
              {place.name}
              <span>{placeLine(place)}</span>
            </div>
          ))}
        </div>
      )}
      <span className="sr-only" role="status">
        {isListShown && t('suggestionsCount', { count: found.length })}
      </span>
    </div>
  );
}
