import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FieldGroup, Pair } from '../../components/form-parts.tsx';
import { PictureFields } from '../../components/picture-fields.tsx';
import { useCountryNames } from '../../use-country-names.ts';
import type { PostEditing } from '../use-post-editor.ts';

export function PostSettings({ form }: Pick<PostEditing, 'form'>) {
  const { t } = useTranslation('admin');
  const { countries } = useCountryNames();
  const { field } = form;
  return (
    <FieldGroup title={t('postSettings')} isColumn>
      <Pair>
        <TextField label={t('slug')} hint={t('slugHint')} maxLength={200} {...field('slug')} />
        <TextField
          label={t('publicationDate')}
          hint={t('publicationDateHint')}
          type="datetime-local"
          {...field('published_at')}
        />
      </Pair>
      <Pair>
        <SelectField
          label={t('destination')}
          options={[{ value: '', label: t('noDestination') }, ...countries]}
          {...field('country_iso_a2')}
        />
        <TextField label={t('tags')} hint={t('tagsHint')} {...field('tags')} />
      </Pair>
      <PictureFields
        field={field}
        address={field('cover_url')}
        url={form.watch('cover_url')}
        onStored={(cover_url) => form.change({ cover_url })}
      />
    </FieldGroup>
  );
}
