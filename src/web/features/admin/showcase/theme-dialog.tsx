import { useTranslation } from 'react-i18next';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { CheckboxField, TextArea, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditDialog, Pair } from '../components/form-parts.tsx';
import { PictureFields } from '../components/picture-fields.tsx';
import { usePictureProblem } from '../use-picture-problem.ts';
import { addTheme, saveTheme } from './mutations.ts';
import { type Theme, themeForm, themeRules } from './theme-form.ts';

interface ThemeDialogProps {
  theme: Theme | null;
  last: number;
  onClose: () => void;
}

export function ThemeDialog({ theme, last, onClose }: ThemeDialogProps) {
  const { t } = useTranslation('admin');
  const pictureProblem = usePictureProblem();
  const form = useStoredForm({
    draft: `theme-${theme?.slug ?? 'new'}`,
    initial: themeForm(theme, last + 1),
    rules: () => themeRules(t, pictureProblem),
    save: async (columns) => {
      if (theme) await form.saveChanged(columns, (changes) => saveTheme(theme.slug, changes));
      else await addTheme(columns);
      toast({ title: t('saved', { name: columns.title_fr }) });
      onClose();
    },
  });
  const { field } = form;
  const title = theme ? t('editOf', { name: theme.title_fr }) : t('newTheme');
  return (
    <EditDialog title={title} form={form} onClose={onClose}>
      <Pair>
        <TextField label={t('titleFr')} lang="fr" {...field('title_fr')} />
        <TextField label={t('titleEn')} lang="en" {...field('title_en')} />
      </Pair>
      <Pair>
        <TextField label={t('taglineFr')} lang="fr" {...field('tagline_fr')} />
        <TextField label={t('taglineEn')} lang="en" {...field('tagline_en')} />
      </Pair>
      <Pair>
        <TextArea label={t('bodyFr')} lang="fr" rows={8} {...field('body_fr')} />
        <TextArea label={t('bodyEn')} lang="en" rows={8} {...field('body_en')} />
      </Pair>
      <Pair>
        {!theme && <TextField label={t('slug')} hint={t('slugHint')} {...field('slug')} />}
        <TextField label={t('position')} inputMode="numeric" {...field('position')} />
      </Pair>
      <PictureFields
        field={field}
        address={field('image_url')}
        url={form.watch('image_url')}
        onStored={(image_url) => form.change({ image_url })}
      />
      <CheckboxField label={t('isShown')} {...form.register('is_published')} />
    </EditDialog>
  );
}
