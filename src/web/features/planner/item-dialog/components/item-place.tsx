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
          if (name === 'address' && getValues('closed_on').length === 0)
            setValue('closed_on', found.closedOn ?? []);
          if (getValues(['origin_place', 'destination_place']).map(readPlace).every(isAirport))
            setValue('transport_sub_type', 'plane');
        }}
      />
    </div>
  );
}

function useAirportsAfter(name: ItemPlaceProps['name']): number | undefined {
  const other = name === 'origin' ? 'destination' : 'origin';
  const [means, text, place] = useWatch<
    ItemForm,
    ['transport_sub_type', typeof other, `${typeof other}_place`]
  >({ name: ['transport_sub_type', other, `${other}_place`] });
  return name === 'address' ? undefined : airportsAfter(means, { text, place });
}
