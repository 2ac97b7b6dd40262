import { useNavigate } from 'react-router';
import { toastFailure } from '#web/data/request.ts';
import { useCountryNames } from '#web/features/explore/ideas/use-country-names.ts';
import { LateSelect } from '#web/forms/late-select.tsx';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { paths } from '#web/paths.ts';
import type { PickPoint } from '#web/places/trip-places.ts';
import { useSubTypes } from '#web/trip-data/item-labels.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { toast } from '#web/ui/toasts.ts';
import { EditMerge } from '../../components/edit-merge.tsx';
import { Pair } from '../../components/form-parts.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { PictureFields } from '../../components/picture-fields.tsx';
import { PICTURE_FIELDS } from '../../form-rules.ts';
import { useAdminWords } from '../../use-admin-words.ts';
import { useEditForm } from '../../use-edit-form.ts';
import { useListAddress } from '../../use-list-state.ts';
import { usePictureProblem } from '../../use-picture-problem.ts';
import { type ActivityForm, activityForm, activityRules } from '../activity-form.ts';
import { activityRow, addActivity } from '../mutations.ts';
import styles from './activity-fields.module.css';
import { ActivityPlace } from './activity-place.tsx';

interface ActivityFieldsProps {
  id: string | null;
  opened: ActivityForm;
  pickPoint: PickPoint;
}

export function ActivityFields({ id, opened, pickPoint }: ActivityFieldsProps) {
  const { t, activityTitle } = useAdminWords();
  const navigate = useNavigate();
  const list = useListAddress(paths.adminActivities());
  const { countries, middleOf } = useCountryNames();
  const subTypes = useSubTypes();
  const pictureProblem = usePictureProblem();
  const form = useEditForm({
    draft: `activity-${id ?? 'new'}`,
    initial: opened,
    rules: () => activityRules(t, pictureProblem),
    row: id === null ? null : activityRow(id),
    formOf: activityForm,
    together: [['lat', 'lng', 'place'], ['price', 'currency'], PICTURE_FIELDS],
    fieldOf: (column) => (column === 'location' ? 'place' : column),
    save: async (columns, typed) => {
      try {
        if (id === null) await addActivity(form.rowId(), columns);
        else await form.saveEdit(typed);
      } catch (error) {
        // The form is longer than the screen: its own message may be out of sight.
        toastFailure(t('saveFailed'), error);
        throw error;
      }
      form.restart(typed);
      const name = activityTitle(columns);
      toast({ title: id === null ? t('inCatalogue', { name }) : t('saved', { name }) });
      // The guard has to render without unsaved changes first.
      setTimeout(() => void navigate(list));
    },
  });
  const { field } = form;
  return (
    <>
      <PageHead title={id === null ? t('newActivity') : activityTitle(opened)} />
      <Stack as="form" gap={18} className={styles.admPageForm} noValidate onSubmit={form.submit}>
        <Pair>
          <TextField label={t('titleFr')} lang="fr" {...field('title')} />
          <TextField label={t('titleEn')} hint={t('englishHint')} lang="en" {...field('title_en')} />
        </Pair>
        <Pair>
          <TextArea label={t('descriptionFr')} lang="fr" rows={4} {...field('description')} />
          <TextArea label={t('descriptionEn')} lang="en" rows={4} {...field('description_en')} />
        </Pair>
        <Pair>
          <LateSelect
            form={form}
            name="country_iso_a2"
            label={t('country')}
            options={[{ value: '', label: t('chooseCountry') }, ...countries]}
          />
          <SelectField label={t('kind')} options={subTypes} {...field('sub_type')} />
        </Pair>
        <Pair>
          <TextField label={t('cityFrench')} lang="fr" {...field('city')} />
          <TextField label={t('cityEnglish')} lang="en" {...field('city_en')} />
        </Pair>
        <div className={styles.admTriple}>
          <TextField label={t('durationMinutes')} inputMode="numeric" {...field('duration')} />
          <TextField label={t('price')} hint={t('priceHint')} inputMode="decimal" {...field('price')} />
          <TextField label={t('currency')} maxLength={3} {...field('currency')} />
        </div>
        <ActivityPlace form={form} around={middleOf(form.watch('country_iso_a2'))} pickPoint={pickPoint} />
        <PictureFields
          field={field}
          address={field('image_url')}
          url={form.watch('image_url')}
          onStored={(image_url) => form.change({ image_url })}
        />
        <CheckboxField label={t('isPublished')} {...form.register('is_published')} />
        <EditMerge merge={form.merge} />
        <FormFailure text={form.failure} />
        <Row gap={8} align="stretch" justify="end" className={styles.admFormFoot}>
          <Button variant="quiet" onClick={() => void navigate(list)}>
            {t('cancel')}
          </Button>
          <Button variant="go" type="submit" isBusy={form.isSaving}>
            {t('save')}
          </Button>
        </Row>
      </Stack>
      <LeaveGuard isDirty={form.formState.isDirty} text={t('leaveText')} onLeave={form.discard} />
    </>
  );
}
