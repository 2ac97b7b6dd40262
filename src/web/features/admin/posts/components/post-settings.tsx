import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { PictureFields } from '../../components/picture-fields.tsx';
import styles from '../../forms.module.css';
import { useCountryNames } from '../../use-country-names.ts';
import type { PostEditing } from '../use-post-editor.ts';

/** What belongs to a post beside its texts: address, destination, tags, picture, date. */
export function PostSettings({ form }: Pick<PostEditing, 'form'>) {
  const { t } = useTranslation('admin');
  const { countries } = useCountryNames();
  const { field } = form;
  return (
    <fieldset className={clsx(styles.admPlace, styles.admPostSettings)}>
      <legend>{t('postSettings')}</legend>
      <div className={styles.admPair}>
        <TextField label={t('slug')} hint={t('slugHint')} maxLength={200} {...field('slug')} />
        <TextField
          label={t('publicationDate')}
          hint={t('publicationDateHint')}
          type="datetime-local"
          {...field('published_at')}
        />
      </div>
      <div className={styles.admPair}>
        <SelectField
          label={t('destination')}
          options={[{ value: '', label: t('noDestination') }, ...countries]}
          {...field('country_iso_a2')}
        />
        <TextField label={t('tags')} hint={t('tagsHint')} {...field('tags')} />
      </div>
      <PictureFields
        field={field}
        address={field('cover_url')}
        url={form.watch('cover_url')}
        onStored={(cover_url) => form.change({ cover_url })}
      />
    </fieldset>
  );
}
