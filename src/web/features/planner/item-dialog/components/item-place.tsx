import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { isAirport, readPlace } from '#domain/place.ts';
import { PlaceField } from '#web/places/place-field.tsx';
import type { PickedPlace } from '#web/places/place-search.ts';
import { airportsAfter } from '../journey-form.ts';
import { useMadeTitle } from '../made-title.ts';
import type { ItemForm } from '../schema.ts';
import { useFieldError } from './item-field.tsx';

interface ItemPlaceProps {
  name: 'address' | 'origin' | 'destination';
  label: string;
  placeholder?: string;
  span?: '2' | '3';
}

/** Accepts free text, or a place with coordinates [PLUS-6]. */
export function ItemPlace({ name, label, span, placeholder }: ItemPlaceProps) {
  const { control, getValues, setValue } = useFormContext<ItemForm>();
  const fillClosedDays = useClosedDaysOfPlace();
  const { field } = useController({ control, name });
  const error = useFieldError(name);
  const place = `${name}_place` as const;
  const title = useMadeTitle(name);
  const change = (text: string, value: PickedPlace | null) =>
    title.follow(value, () => {
      field.onChange(text);
      setValue(place, value);
    });
  return (
    <div data-span={span}>
      <PlaceField
        {...field}
        label={label}
        airportsAfter={useAirportsAfter(name)}
        {...(placeholder && { placeholder })}
        {...(error && { error })}
        onBlur={() => {
          title.make();
          field.onBlur();
        }}
        onKeyDown={(event) => event.key === 'Enter' && title.make()}
        onType={(text) => change(text, null)}
        onPick={(found) => {
          change(name === 'address' ? found.formatted_address : found.name, found);
          if (name === 'address') fillClosedDays(found);
          if (getValues(['origin_place', 'destination_place']).map(readPlace).every(isAirport))
            setValue('transport_sub_type', 'plane');
        }}
      />
    </div>
  );
}

/** Fills them in while nobody has chosen others: what an earlier place has filled in is not of the next one. */
function useClosedDaysOfPlace(): (place: PickedPlace) => void {
  const { getValues, setValue } = useFormContext<ItemForm>();
  const filledIn = useRef('');
  return ({ closedOn = [] }) => {
    const days = getValues('closed_on').join();
    if (days !== '' && days !== filledIn.current) return;
    filledIn.current = closedOn.join();
    setValue('closed_on', closedOn);
  };
}

function useAirportsAfter(name: ItemPlaceProps['name']): number | undefined {
  const other = name === 'origin' ? 'destination' : 'origin';
  const [means, text, place] = useWatch<
    ItemForm,
    ['transport_sub_type', typeof other, `${typeof other}_place`]
  >({ name: ['transport_sub_type', other, `${other}_place`] });
  return name === 'address' ? undefined : airportsAfter(means, { text, place });
}
