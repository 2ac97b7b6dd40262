import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tripsQuery } from '#web/features/trips/queries.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { useSession } from '#web/session/session.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import {
  entriesOf,
  type ListForm,
  listRules,
  newListDraftName,
  TEMPLATES,
  useTextMessages,
} from '../list-form.ts';
import type { NewList } from '../mutations.ts';
import { earlierListsQuery } from '../queries.ts';
import { readEntries } from '../read-entries.ts';

interface NewListDialogProps {
  tripId: string;
  canShare: boolean;
  onMake: (list: NewList) => void;
  onClose: () => void;
}

/** Asks for name, audience and beginning: nothing, a template or an earlier list. */
export function NewListDialog({ tripId, canShare, onMake, onClose }: NewListDialogProps) {
  const { t } = useTranslation(['lists', 'list-templates', 'trip']);
  const { user } = useSession();
  const { data: earlier = [] } = useQuery(earlierListsQuery(tripId));
  const { data: trips = [] } = useQuery(tripsQuery(user?.id ?? ''));
  const titleOf = (id: string) => trips.find((trip) => trip.id === id)?.title ?? t('lists:otherTrip');
  const templateOf = (source: string) => TEMPLATES.find(({ name }) => name === source);
  const earlierOf = (source: string) => earlier.find(({ id }) => id === source);
  const suggestedBy = (source: string) => {
    const template = templateOf(source);
    return template ? t(`list-templates:${template.name}`) : (earlierOf(source)?.title ?? '');
  };
  const client = useQueryClient();
  const entriesBy = async (source: string) => {
    const template = templateOf(source);
    if (template) return readEntries(t(`list-templates:${template.entries}`));
    // After a reload the draft is there before the lists.
    const lists = source === '' ? [] : await client.ensureQueryData(earlierListsQuery(tripId));
    return lists.filter(({ id }) => id === source).flatMap(entriesOf);
  };
  const messages = useTextMessages();
  const form = useStoredForm<ListForm>({
    draft: newListDraftName(tripId),
    initial: { title: '', audience: canShare ? 'everyone' : 'me', source: '' },
    rules: () => listRules(suggestedBy),
    messages,
    save: async ({ title, audience, source }) => {
      onMake({ title, isPrivate: audience === 'me', entries: await entriesBy(source) });
      onClose();
    },
  });
  const chosen = form.watch('source');
  return (
    <StoredFormDialog
      form={form}
      title={t('lists:newList')}
      size="small"
      submitLabel={t('lists:make')}
      gap={16}
      onClose={onClose}
    >
      <SelectField
        label={t('lists:source')}
        value={chosen}
        onChange={({ target }) => form.change({ source: target.value })}
      >
        <option value="">{t('lists:sourceNone')}</option>
        {chosen !== '' && !templateOf(chosen) && !earlierOf(chosen) && (
          <option value={chosen}>{t('lists:sourceEarlier')}</option>
        )}
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
        placeholder={suggestedBy(chosen)}
        {...form.field('title')}
      />
      <SelectField
        label={t('lists:audience')}
        {...(!canShare && { hint: t('lists:audienceViewer') })}
        options={[
          { value: 'everyone', label: t('lists:audienceEveryone') },
          { value: 'me', label: t('lists:audienceMe') },
        ]}
        {...form.field('audience')}
        disabled={!canShare}
      />
    </StoredFormDialog>
  );
}
