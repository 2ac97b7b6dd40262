import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tripsQuery } from '#web/features/trips/queries.ts';
import { useDraftForm } from '#web/forms/use-draft.ts';
import { useSession } from '#web/session/session.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { entriesOf, type ListForm, newListDraftName, TEMPLATES, textError } from '../list-form.ts';
import styles from '../lists.module.css';
import type { NewList } from '../mutations.ts';
import { earlierListsQuery } from '../queries.ts';
import { readEntries } from '../read-entries.ts';

interface NewListDialogProps {
  tripId: string;
  /** Whether it may be everyone's. */
  canShare: boolean;
  onMake: (list: NewList) => void;
  onClose: () => void;
}

/** What a new list is called, who sees it, and what it begins with: nothing, a template, or a list of an earlier trip. */
export function NewListDialog({ tripId, canShare, onMake, onClose }: NewListDialogProps) {
  const { t } = useTranslation(['lists', 'list-templates', 'trip']);
  const { user } = useSession();
  const [form, setForm, close] = useDraftForm<ListForm>(
    newListDraftName(tripId),
    {
      title: '',
      audience: canShare ? 'everyone' : 'me',
      source: '',
    },
    onClose,
  );
  const [error, setError] = useState<ReturnType<typeof textError>>(null);
  const { data: earlier = [] } = useQuery(earlierListsQuery(tripId));
  const { data: trips = [] } = useQuery(tripsQuery(user?.id ?? ''));
  const change = (part: Partial<ListForm>) => {
    setForm({ ...form, ...part });
    setError(null);
  };
  const titleOf = (id: string) => trips.find((trip) => trip.id === id)?.title ?? t('lists:otherTrip');
  const template = TEMPLATES.find(({ name }) => name === form.source);
  const list = earlier.find(({ id }) => id === form.source);
  const suggested = template ? t(`list-templates:${template.name}`) : (list?.title ?? '');
  const make = () => {
    const title = form.title.trim() || suggested;
    const wrong = textError(title);
    setError(wrong);
    if (wrong) return;
    const entries = template
      ? readEntries(t(`list-templates:${template.entries}`))
      : list
        ? entriesOf(list)
        : [];
    onMake({ title, isPrivate: form.audience === 'me', entries });
    close();
  };
  return (
    <FormDialog
      title={t('lists:newList')}
      closeLabel={t('trip:close')}
      size="small"
      cancelLabel={t('trip:cancel')}
      submitLabel={t('lists:make')}
      formClassName={styles.listForm}
      onSubmit={make}
      onClose={close}
    >
      <SelectField
        label={t('lists:source')}
        value={form.source}
        onChange={(event) => change({ source: event.target.value })}
      >
        <option value="">{t('lists:sourceNone')}</option>
        <optgroup label={t('lists:sourceTemplates')}>
          {TEMPLATES.map(({ name }) => (
            <option key={name} value={name}>
              {t(`list-templates:${name}`)}
            </option>
          ))}
        </optgroup>
        {earlier.length > 0 && (
          <optgroup label={t('lists:sourceEarlier')}>
            {earlier.map(({ id, title, trip_id }) => (
              <option key={id} value={id}>
                {t('lists:listOfTrip', { title, trip: titleOf(trip_id) })}
              </option>
            ))}
          </optgroup>
        )}
      </SelectField>
      <TextField
        label={t('lists:listTitle')}
        autoComplete="off"
        placeholder={suggested}
        value={form.title}
        {...(error && { error: t(`lists:${error}`) })}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SelectField
        label={t('lists:audience')}
        disabled={!canShare}
        {...(!canShare && { hint: t('lists:audienceViewer') })}
        options={[
          { value: 'everyone', label: t('lists:audienceEveryone') },
          { value: 'me', label: t('lists:audienceMe') },
        ]}
        value={form.audience}
        onChange={(event) => change({ audience: event.target.value })}
      />
    </FormDialog>
  );
}
