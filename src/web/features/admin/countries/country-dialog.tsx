import { useTranslation } from 'react-i18next';
import type { Tables } from '#db/database.types.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { CheckboxField, SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { BothLanguages, EditDialog, Pair } from '../components/form-parts.tsx';
import { useContinents } from '../use-admin-words.ts';
import { type EditedRow, useEditForm } from '../use-edit-form.ts';
import { type CountryColumns, countryForm, countryRules } from './country-form.ts';

interface CountryDialogProps {
  country: Tables<'countries'>;
  title: string;
  onClose: () => void;
}

export function CountryDialog({ country, title, onClose }: CountryDialogProps) {
  const { t } = useTranslation('admin');
  const continents = useContinents();
  const form = useEditForm({
    draft: `country-${country.iso_a2}`,
    initial: countryForm(country),
    rules: () => countryRules(t),
    row: countryRow(country.iso_a2),
    formOf: countryForm,
    together: [['lat', 'lng']],
    save: async (_, typed) => {
      await form.saveEdit(typed);
      toast({ title: t('saved', { name: title }) });
      onClose();
    },
  });
  const { field } = form;
  return (
    <EditDialog title={t('editOf', { name: title })} form={form} onClose={onClose}>
      <BothLanguages name="name" labels={[t('nameFr'), t('nameEn')]} field={field} />
      <TextField
        label={t('otherNames')}
        hint={t('otherNamesHint')}
        maxLength={200}
        {...field('other_names')}
      />
      <Pair>
        <TextField label={t('capitalFr')} lang="fr" {...field('capital_fr')} />
        <TextField label={t('capitalEn')} lang="en" {...field('capital')} />
      </Pair>
      <Pair>
        <SelectField
          label={t('continent')}
          {...field('continent')}
          options={[{ value: '', label: t('none') }, ...continents]}
        />
        <TextField label={t('currency')} hint={t('currencyHint')} maxLength={3} {...field('currency')} />
      </Pair>
      <TextField label={t('languages')} hint={t('languagesHint')} {...field('languages')} />
      <Pair>
        <TextField label={t('latitude')} inputMode="decimal" {...field('lat')} />
        <TextField label={t('longitude')} inputMode="decimal" {...field('lng')} />
      </Pair>
      <Pair>
        <TextArea label={t('adviceFr')} hint={t('markdownHint')} lang="fr" rows={8} {...field('advice_fr')} />
        <TextArea label={t('adviceEn')} hint={t('markdownHint')} lang="en" rows={8} {...field('advice_en')} />
      </Pair>
      <CheckboxField label={t('featured')} {...form.register('is_featured')} />
    </EditDialog>
  );
}

/** [ADMIN-5] */
const countryRow = (code: string): EditedRow<Tables<'countries'>, CountryColumns> => ({
  read: () => request((client) => client.from('countries').select('*').eq('iso_a2', code).maybeSingle()),
  write: async (changes, version) => {
    const written = await request((client) =>
      client.from('countries').update(changes).eq('iso_a2', code).eq('updated_at', version).select('iso_a2'),
    );
    await queryClient.invalidateQueries({ queryKey: ['admin', 'countries'] });
    queryClient.invalidateQueries({ queryKey: ['countries'] }).catch(console.error);
    return written.length > 0;
  },
});
