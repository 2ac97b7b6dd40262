import { useRef } from 'react';
import { CheckboxField, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { BothLanguages, EditDialog, Pair } from '../components/form-parts.tsx';
import { PictureFields } from '../components/picture-fields.tsx';
import { PICTURE_FIELDS } from '../form-rules.ts';
import { useAdminWords } from '../use-admin-words.ts';
import { useEditForm } from '../use-edit-form.ts';
import { usePictureProblem } from '../use-picture-problem.ts';
import { addTheme, themeRow } from './mutations.ts';
import { type Theme, type ThemeColumns, themeForm, themeRules } from './theme-form.ts';

interface ThemeDialogProps {
  theme: Theme | null;
  last: number;
  onClose: () => void;
}

export function ThemeDialog({ theme, last, onClose }: ThemeDialogProps) {
  const { t, titleOf } = useAdminWords();
  const pictureProblem = usePictureProblem();
  const tries = useRef<ThemeColumns[]>([]);
  const form = useEditForm({
    draft: `theme-${theme?.slug ?? 'new'}`,
    initial: themeForm(theme, last + 1),
    rules: () => themeRules(t, pictureProblem),
    row: theme && themeRow(theme.slug),
    formOf: (row) => themeForm(row, last),
    together: [PICTURE_FIELDS],
    save: async (columns, typed) => {
      if (theme) await form.saveEdit(typed);
      else {
        tries.current.push(columns);
        await addTheme(columns, tries.current);
      }
      toast({ title: t('saved', { name: titleOf(columns) }) });
      onClose();
    },
  });
  const { field } = form;
  const title = theme ? t('editOf', { name: titleOf(theme) }) : t('newTheme');
  return (
    <EditDialog title={title} form={form} onClose={onClose}>
      <BothLanguages name="title" labels={[t('titleFr'), t('titleEn')]} field={field} />
      <BothLanguages name="tagline" labels={[t('taglineFr'), t('taglineEn')]} field={field} />
      <BothLanguages name="body" labels={[t('bodyFr'), t('bodyEn')]} rows={8} field={field} />
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
