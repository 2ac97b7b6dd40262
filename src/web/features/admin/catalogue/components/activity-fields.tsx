import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toast } from '#web/data/toasts.ts';
import type { PickPoint } from '#web/forms/trip-places.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField, TextArea, TextField } from '#web/ui/field.tsx';
import { LeaveGuard } from '../../components/leave-guard.tsx';
import { PageHead } from '../../components/list-parts.tsx';
import { PictureFields } from '../../components/picture-fields.tsx';
import styles from '../../forms.module.css';
import { useCountryNames } from '../../use-country-names.ts';
import { useEditForm } from '../../use-edit-form.ts';
import { usePictureProblem } from '../../use-picture-problem.ts';
import { type ActivityForm, unreadable } from '../activity-form.ts';
import { saveActivity } from '../mutations.ts';
import { useSubTypes } from '../use-sub-types.ts';
import { ActivityPlace } from './activity-place.tsx';

interface ActivityFieldsProps {
  id: string | null;
  opened: ActivityForm;
  pickPoint: PickPoint;
}

/** The form of an activity: what it is in both languages, where, how long, how much, and its picture. */
export function ActivityFields({ id, opened, pickPoint }: ActivityFieldsProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const { countries, middleOf } = useCountryNames();
  const subTypes = useSubTypes();
  const [isStored, setIsStored] = useState(false);
  const pictureProblem = usePictureProblem();
  const form = useEditForm({
    initial: opened,
    fieldOf: (column) => (column === 'location' ? 'place' : column),
    check: (values) => {
      const wrong = new Set<string>(unreadable(values));
      return {
        title: values.title.trim() === '' ? t('titleRequired') : undefined,
        country_iso_a2: values.country_iso_a2 === '' ? t('countryRequired') : undefined,
        duration: wrong.has('duration') ? t('minutesInvalid') : undefined,
        price: wrong.has('price') ? t('amountInvalid') : undefined,
        image_url: pictureProblem.ofAddress(values.image_url),
        lat: wrong.has('lat') ? t('degreesInvalid') : undefined,
        lng: wrong.has('lng') ? t('degreesInvalid') : undefined,
      };
    },
    save: async (values) => {
      await saveActivity(id, values);
      setIsStored(true);
      toast({
        title: id === null ? t('inCatalogue', { name: values.title }) : t('saved', { name: values.title }),
      });
      // Once the navigation guard has rendered without unsaved changes.
      setTimeout(() => void navigate(paths.adminActivities()));
    },
  });
  const { field } = form;
  return (
    <>
      <PageHead title={id === null ? t('newActivity') : opened.title} />
      <form className={clsx(styles.admForm, styles.admPageForm)} noValidate onSubmit={form.submit}>
        <div className={styles.admPair}>
          <TextField label={t('titleFr')} lang="fr" {...field('title')} />
          <TextField label={t('titleEn')} hint={t('englishHint')} lang="en" {...field('title_en')} />
        </div>
        <div className={styles.admPair}>
          <TextArea label={t('descriptionFr')} lang="fr" rows={4} {...field('description')} />
          <TextArea label={t('descriptionEn')} lang="en" rows={4} {...field('description_en')} />
        </div>
        <div className={styles.admPair}>
          <SelectField
            label={t('country')}
            options={[{ value: '', label: t('chooseCountry') }, ...countries]}
            {...field('country_iso_a2')}
          />
          <SelectField label={t('kind')} options={subTypes} {...field('sub_type')} />
        </div>
        <div className={styles.admPair}>
          <TextField label={t('cityFrench')} lang="fr" {...field('city')} />
          <TextField label={t('cityEnglish')} lang="en" {...field('city_en')} />
        </div>
        <div className={styles.admTriple}>
          <TextField label={t('durationMinutes')} inputMode="numeric" {...field('duration')} />
          <TextField label={t('price')} hint={t('priceHint')} inputMode="decimal" {...field('price')} />
          <TextField label={t('currency')} maxLength={3} {...field('currency')} />
        </div>
        <ActivityPlace form={form} around={middleOf(form.form.country_iso_a2)} pickPoint={pickPoint} />
        <PictureFields form={form} name="image_url" />
        <CheckboxField label={t('isPublished')} {...form.box('is_published')} />
        {form.failure && (
          <p className={styles.admFailure} data-slot="adm-failure" role="alert">
            {form.failure}
          </p>
        )}
        <div className={styles.admFormFoot}>
          <Button variant="quiet" onClick={() => void navigate(paths.adminActivities())}>
            {t('cancel')}
          </Button>
          <Button variant="go" type="submit" isBusy={form.isSaving}>
            {t('save')}
          </Button>
        </div>
      </form>
      <LeaveGuard isDirty={form.isDirty && !isStored} text={t('leaveText')} />
    </>
  );
}
