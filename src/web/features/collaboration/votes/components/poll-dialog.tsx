import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlaceField } from '#web/forms/place-field.tsx';
import { useDraftForm } from '#web/forms/use-draft.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/checkbox-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { NewPoll } from '../mutations.ts';
import {
  deadlineOf,
  emptyOption,
  emptyPoll,
  OPTION_KINDS,
  OPTIONS_MAX,
  OPTIONS_MIN,
  type OptionForm,
  type OptionKind,
  pollDraftName,
  pollErrors,
  pollOptions,
} from '../poll-form.ts';
import styles from '../votes.module.css';

const KIND_LABELS = {
  text: 'pollKindText',
  date: 'pollKindDate',
  place: 'pollKindPlace',
  item: 'pollKindItem',
} as const;

interface PollDialogProps {
  trip: TripDetails;
  onAsk: (poll: NewPoll) => void;
  onClose: () => void;
}

/** Asks a question: its options, how many may be chosen, and until when. */
export function PollDialog({ trip, onAsk, onClose }: PollDialogProps) {
  const { t } = useTranslation(['discussion', 'trip']);
  const [form, setForm, close] = useDraftForm(pollDraftName(trip.id), emptyPoll(), onClose);
  const [isTried, setIsTried] = useState(false);
  const zone = Temporal.Now.timeZoneId();
  const errors = isTried ? pollErrors(form, Temporal.Now.instant(), zone) : {};
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part });
  const setOption = (changed: OptionForm) =>
    change({ options: form.options.map((one) => (one.id === changed.id ? changed : one)) });
  const ask = () => {
    setIsTried(true);
    if (Object.keys(pollErrors(form, Temporal.Now.instant(), zone)).length > 0) return;
    onAsk({
      question: form.question.trim(),
      options: pollOptions(form, new Map(trip.items.map(({ id, title }) => [id, title]))),
      is_multiple: form.isMultiple,
      closes_at: deadlineOf(form, zone)?.toString() ?? null,
    });
    close();
  };
  return (
    <FormDialog
      title={t('discussion:pollNew')}
      closeLabel={t('trip:close')}
      size="small"
      cancelLabel={t('trip:cancel')}
      submitLabel={t('discussion:pollAsk')}
      formClassName={styles.pollForm}
      onSubmit={ask}
      onClose={close}
    >
      <TextField
        label={t('discussion:pollQuestion')}
        autoComplete="off"
        value={form.question}
        {...(errors.question && { error: t(`discussion:${errors.question}`) })}
        onChange={(event) => change({ question: event.target.value })}
      />
      <SelectField
        label={t('discussion:pollKind')}
        options={OPTION_KINDS.map((kind) => ({ value: kind, label: t(`discussion:${KIND_LABELS[kind]}`) }))}
        value={form.kind}
        onChange={(event) => {
          const kind = OPTION_KINDS.find((one) => one === event.target.value) ?? 'text';
          change({ kind, options: [emptyOption(), emptyOption()] });
        }}
      />
      {form.options.map((option, index) => (
        <div key={option.id} className={styles.optionField}>
          <OptionField
            kind={form.kind}
            option={option}
            label={t('discussion:pollOption', { number: index + 1 })}
            error={index === 0 && errors.options ? t(`discussion:${errors.options}`) : undefined}
            trip={trip}
            onChange={setOption}
          />
          {form.options.length > OPTIONS_MIN && (
            <IconButton
              label={t('discussion:pollRemoveOption', { number: index + 1 })}
              onClick={() => change({ options: form.options.filter(({ id }) => id !== option.id) })}
            >
              <X aria-hidden="true" />
            </IconButton>
          )}
        </div>
      ))}
      {form.options.length < OPTIONS_MAX && (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus aria-hidden="true" />}
          onClick={() => change({ options: [...form.options, emptyOption()] })}
        >
          {t('discussion:pollAddOption')}
        </Button>
      )}
      <CheckboxField
        label={t('discussion:pollMultiple')}
        checked={form.isMultiple}
        onChange={(event) => change({ isMultiple: event.target.checked })}
      />
      <TextField
        label={t('discussion:pollDeadline')}
        hint={t('discussion:pollDeadlineHint')}
        type="datetime-local"
        value={form.deadline}
        {...(errors.deadline && { error: t(`discussion:${errors.deadline}`) })}
        onChange={(event) => change({ deadline: event.target.value })}
      />
    </FormDialog>
  );
}

interface OptionFieldProps {
  kind: OptionKind;
  option: OptionForm;
  label: string;
  error: string | undefined;
  trip: TripDetails;
  onChange: (option: OptionForm) => void;
}

function OptionField({ kind, option, label, error, trip, onChange }: OptionFieldProps) {
  const { t } = useTranslation('discussion');
  const field = { label, value: option.text, ...(error && { error }) };
  const type = (text: string) => onChange({ ...option, text, place: null });
  switch (kind) {
    case 'place':
      return (
        <PlaceField
          {...field}
          onType={type}
          onPick={({ name, lat, lng }) => onChange({ ...option, text: name, place: { name, lat, lng } })}
        />
      );
    case 'item':
      return (
        <SelectField
          {...field}
          options={[
            { value: '', label: t('pollOptionNone') },
            ...trip.items.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(event) => type(event.target.value)}
        />
      );
    case 'date':
    case 'text':
      return (
        <TextField {...field} type={kind} autoComplete="off" onChange={(event) => type(event.target.value)} />
      );
  }
}
