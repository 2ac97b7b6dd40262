import { useTranslation } from 'react-i18next';
import { toast } from '#web/data/toasts.ts';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { EditDialog } from '../components/edit-dialog.tsx';
import { PictureFields } from '../components/picture-fields.tsx';
import styles from '../forms.module.css';
import { useEditForm } from '../use-edit-form.ts';
import { usePictureProblem } from '../use-picture-problem.ts';
import { saveTheme } from './mutations.ts';
import { readRank, type Theme, themeForm } from './theme-form.ts';

interface ThemeDialogProps {
  /** Null: a new one. */
  theme: Theme | null;
  /** The place of the last theme in the list. */
  last: number;
  onClose: () => void;
}

/** A theme in both languages, with its picture [ADMIN-4]. */
export function ThemeDialog({ theme, last, onClose }: ThemeDialogProps) {
  const { t } = useTranslation('admin');
  const pictureProblem = usePictureProblem();
  const form = useEditForm({
    initial: themeForm(theme, last + 1),
    check: ({ title_fr, title_en, position, image_url }) => ({
      title_fr: title_fr.trim() === '' ? t('titleRequired') : undefined,
      title_en: title_en.trim() === '' ? t('titleRequired') : undefined,
      position: readRank(position) === null ? t('positionInvalid') : undefined,
      image_url: pictureProblem.ofAddress(image_url),
    }),
    save: async (values) => {
      await saveTheme(theme?.slug ?? null, values);
      toast({ title: t('saved', { name: values.title_fr }) });
      onClose();
    },
  });
  const { field } = form;
  const title = theme ? t('editOf', { name: theme.title_fr }) : t('newTheme');
  return (
    <EditDialog title={title} form={form} onClose={onClose}>
      <div className={styles.admPair}>
        <TextField label={t('titleFr')} lang="fr" {...field('title_fr')} />
        <TextField label={t('titleEn')} lang="en" {...field('title_en')} />
      </div>
      <div className={styles.admPair}>
        <TextField label={t('taglineFr')} lang="fr" {...field('tagline_fr')} />
        <TextField label={t('taglineEn')} lang="en" {...field('tagline_en')} />
      </div>
      <div className={styles.admPair}>
        <TextArea label={t('bodyFr')} lang="fr" rows={8} {...field('body_fr')} />
        <TextArea label={t('bodyEn')} lang="en" rows={8} {...field('body_en')} />
      </div>
      <div className={styles.admPair}>
        {!theme && <TextField label={t('slug')} hint={t('slugHint')} {...field('slug')} />}
        <TextField label={t('position')} inputMode="numeric" {...field('position')} />
      </div>
      <PictureFields form={form} name="image_url" />
      <CheckboxField label={t('isShown')} {...form.box('is_published')} />
    </EditDialog>
  );
}
