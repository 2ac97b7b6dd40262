import { useTranslation } from 'react-i18next';
import type { Tables } from '#db/database.types.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { LateSelect } from '#web/forms/late-select.tsx';
import { type SelectOption, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditDialog, Pair } from '../components/form-parts.tsx';
import { type EditedRow, useEditForm } from '../use-edit-form.ts';
import { type AirportColumns, airportForm, airportRules } from './airport-form.ts';

interface AirportDialogProps {
  airport: Tables<'airports'>;
  countries: readonly SelectOption[];
  onClose: () => void;
}

export function AirportDialog({ airport, countries, onClose }: AirportDialogProps) {
  const { t } = useTranslation('admin');
  const form = useEditForm({
    draft: `airport-${airport.iata}`,
    initial: airportForm(airport),
    rules: () => airportRules(t),
    row: airportRow(airport.iata),
    formOf: airportForm,
    together: [['lat', 'lng']],
    save: async (_, typed) => {
      await form.saveEdit(typed);
      toast({ title: t('saved', { name: airport.name }) });
      onClose();
    },
  });
  const { field } = form;
  return (
    <EditDialog title={t('editOf', { name: airport.iata })} form={form} onClose={onClose}>
      <TextField label={t('name')} {...field('name')} />
      <Pair>
        <TextField label={t('city')} lang="en" {...field('city')} />
        <TextField label={t('cityFr')} hint={t('cityFrHint')} lang="fr" {...field('city_fr')} />
      </Pair>
      <Pair>
        <LateSelect form={form} name="country_iso_a2" label={t('country')} options={countries} />
        <TextField label={t('timeZone')} {...field('time_zone')} />
      </Pair>
      <Pair>
        <TextField label={t('latitude')} inputMode="decimal" {...field('lat')} />
        <TextField label={t('longitude')} inputMode="decimal" {...field('lng')} />
      </Pair>
      <TextField label={t('icao')} maxLength={7} {...field('icao')} />
    </EditDialog>
  );
}

/** [ADMIN-5] */
const airportRow = (iata: string): EditedRow<Tables<'airports'>, AirportColumns> => ({
  read: () => request((client) => client.from('airports').select('*').eq('iata', iata).maybeSingle()),
  write: async (changes, version) => {
    const written = await request((client) =>
      client.from('airports').update(changes).eq('iata', iata).eq('updated_at', version).select('iata'),
    );
    await queryClient.invalidateQueries({ queryKey: ['admin', 'airports'] });
    return written.length > 0;
  },
});
