import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { tripsQuery } from '#web/features/trips/queries.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { type FormRules, useStoredForm } from '#web/forms/use-stored-form.ts';
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
import { type EarlierList, earlierListsQuery } from '../queries.ts';
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
  const earlierOf = (source: string, lists = earlier) => lists.find(({ id }) => id === source);
  const suggestedBy = (source: string, lists?: EarlierList[]) => {
    const template = templateOf(source);
    return template ? t(`list-templates:${template.name}`) : (earlierOf(source, lists)?.title ?? '');
  };
  const client = useQueryClient();
  /** After a reload the draft is there before the lists. */
  const listsFor = async (source: string): Promise<EarlierList[]> =>
    source === '' || templateOf(source) ? [] : client.ensureQueryData(earlierListsQuery(tripId));
  const entriesBy = async (source: string) => {
    const template = templateOf(source);
    if (template) return readEntries(t(`list-templates:${template.entries}`));
    const list = earlierOf(source, await listsFor(source));
    return list ? entriesOf(list) : [];
  };
  const isCancelled = useRef(false);
  const messages = useTextMessages();
  const form = useStoredForm<ListForm>({
    draft: newListDraftName(tripId),
    initial: { title: '', audience: canShare ? 'everyone' : 'me', source: '' },
    rules: async (): Promise<FormRules<ListForm>> => {
      const lists = await listsFor(form.getValues('source')).catch(() => []);
      return listRules((source) => suggestedBy(source, lists));
    },
    messages,
    save: async ({ title, audience, source }) => {
      const entries = await entriesBy(source);
      if (isCancelled.current) return false;
      onMake({ title, isPrivate: audience === 'me', entries });
      onClose();
      return true;
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
      onClose={() => {
        isCancelled.current = true;
        onClose();
      }}
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
