import { formatDate } from '#i18n/format.ts';
import { LANDSCAPE_KINDS } from '#web/artwork/landscape-choice.ts';
import { LateSelect } from '#web/forms/late-select.tsx';
import { CheckboxField, SelectField, type SelectOption, TextField } from '#web/ui/field.tsx';
import { toast } from '#web/ui/toasts.ts';
import { BothLanguages, EditDialog, Pair } from '../components/form-parts.tsx';
import { PictureAddress } from '../components/picture-address.tsx';
import { useAdminWords } from '../use-admin-words.ts';
import { useEditForm } from '../use-edit-form.ts';
import { usePictureProblem } from '../use-picture-problem.ts';
import { sampleRow } from './mutations.ts';
import { type Sample, sampleForm, sampleRules } from './sample-form.ts';

/** The year does not matter: only the months' names are shown. */
const MONTHS = Array.from({ length: 12 }, (_, index) => new Temporal.PlainDate(2026, index + 1, 1));

interface SampleDialogProps {
  sample: Sample;
  themes: readonly SelectOption[];
  onClose: () => void;
}

/** Edits texts and pictures; the plan itself is part of the release [ADMIN-4]. */
export function SampleDialog({ sample, themes, onClose }: SampleDialogProps) {
  const { t, language, titleOf } = useAdminWords();
  const name = titleOf(sample);
  const pictureProblem = usePictureProblem();
  const form = useEditForm({
    draft: `sample-${sample.slug}`,
    initial: sampleForm(sample),
    rules: () => sampleRules(t, pictureProblem),
    row: sampleRow(sample.slug),
    formOf: sampleForm,
    save: async (_, typed) => {
      await form.saveEdit(typed);
      toast({ title: t('saved', { name }) });
      onClose();
    },
  });
  const { field } = form;
  return (
    <EditDialog title={t('editOf', { name })} form={form} onClose={onClose}>
      <BothLanguages name="title" labels={[t('titleFr'), t('titleEn')]} field={field} />
      <BothLanguages name="destination" labels={[t('destinationFr'), t('destinationEn')]} field={field} />
      <BothLanguages name="summary" labels={[t('excerptFr'), t('excerptEn')]} rows={4} field={field} />
      <BothLanguages name="tips" labels={[t('adviceFr'), t('adviceEn')]} rows={6} field={field} />
      <Pair>
        <LateSelect
          form={form}
          name="theme_slug"
          label={t('theme')}
          options={[{ value: '', label: t('none') }, ...themes]}
        />
        <SelectField
          label={t('landscape')}
          options={LANDSCAPE_KINDS.map((kind) => ({ value: kind, label: t(`landscape_${kind}`) }))}
          {...field('landscape')}
        />
      </Pair>
      <Pair>
        <SelectField
          label={t('month')}
          options={MONTHS.map((day) => ({
            value: String(day.month),
            label: formatDate(day, language, 'monthShort'),
          }))}
          {...field('month')}
        />
        <TextField label={t('position')} inputMode="numeric" {...field('position')} />
      </Pair>
      <PictureAddress
        address={field('image_url')}
        url={form.watch('image_url')}
        onStored={(image_url) => form.change({ image_url })}
      />
      <CheckboxField label={t('isShown')} {...form.register('is_published')} />
    </EditDialog>
  );
}
