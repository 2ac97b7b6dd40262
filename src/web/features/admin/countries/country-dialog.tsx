import { useTranslation } from 'react-i18next';
import type { ListedCountry } from '#db/admin.types.ts';
import { queryClient } from '#web/data/query-client.ts';
import { request } from '#web/data/request.ts';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { CheckboxField, SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditDialog, Pair } from '../components/form-parts.tsx';
import { CONTINENTS, type CountryColumns, countryForm, countryRules } from './country-form.ts';

interface CountryDialogProps {
  country: ListedCountry;
  title: string;
  onClose: () => void;
}

export function CountryDialog({ country, title, onClose }: CountryDialogProps) {
  const { t } = useTranslation('admin');
  const form = useStoredForm({
    draft: `country-${country.iso_a2}`,
    initial: countryForm(country),
    rules: () => countryRules(t),
    save: async (columns) => {
      await form.saveChanged(columns, (changes) => saveCountry(country.iso_a2, changes));
      toast({ title: t('saved', { name: title }) });
      onClose();
    },
  });
  const { field } = form;
  return (
    <EditDialog title={t('editOf', { name: title })} form={form} onClose={onClose}>
      <Pair>
        <TextField label={t('nameFr')} lang="fr" {...field('name_fr')} />
        <TextField label={t('nameEn')} lang="en" {...field('name_en')} />
      </Pair>
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
          options={[
            { value: '', label: t('none') },
            ...CONTINENTS.map(({ value, text }) => ({ value, label: t(text) })),
          ]}
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

/** [ADMIN-5] @throws AppError */
async function saveCountry(code: string, columns: Partial<CountryColumns>): Promise<void> {
  await request((client) =>
    client.from('countries').update(columns).eq('iso_a2', code).select('iso_a2').single(),
  );
  await queryClient.invalidateQueries({ queryKey: ['admin', 'countries'] });
  queryClient.invalidateQueries({ queryKey: ['countries'] }).catch(console.error);
}
