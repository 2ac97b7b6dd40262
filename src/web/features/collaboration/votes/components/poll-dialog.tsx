import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { trimmed } from '#domain/text.ts';
import { StoredFormDialog } from '#web/forms/stored-form-dialog.tsx';
import { useStoredForm } from '#web/forms/use-stored-form.ts';
import { PlaceField } from '#web/places/place-field.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
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
  type PollForm,
  pollDraftName,
  pollOptions,
  pollRules,
} from '../poll-form.ts';
import styles from './votes.module.css';

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

export function PollDialog({ trip, onAsk, onClose }: PollDialogProps) {
  const { t } = useTranslation(['discussion', 'trip']);
  const zone = Temporal.Now.timeZoneId();
  const titles = new Map(trip.items.map(({ id, title }) => [id, title]));
  const form = useStoredForm<PollForm>({
    draft: pollDraftName(trip.id),
    initial: emptyPoll(),
    rules: () => pollRules(titles, Temporal.Now.instant(), zone),
    messages: {
      pollQuestionRequired: t('discussion:pollQuestionRequired'),
      pollTextTooLong: t('discussion:pollTextTooLong'),
      pollOptionsRequired: t('discussion:pollOptionsRequired'),
      pollDeadlineInvalid: t('discussion:pollDeadlineInvalid'),
      pollDeadlinePast: t('discussion:pollDeadlinePast'),
    },
    save: (poll) => {
      onAsk({
        question: trimmed(poll.question),
        options: pollOptions(poll, titles),
        is_multiple: poll.isMultiple,
        closes_at: deadlineOf(poll, zone)?.toString() ?? null,
      });
      onClose();
    },
  });
  const { change } = form;
  const [kind, options] = form.watch(['kind', 'options']);
  /** Options of other kinds, which come back with them: arrow keys pass through kinds. */
  const others = useRef(new Map<OptionKind, OptionForm[]>());
  // A picked place may arrive after other options were typed, so they are read when it does.
  const setOption = (changed: OptionForm) =>
    change({ options: form.getValues('options').map((one) => (one.id === changed.id ? changed : one)) });
  return (
    <StoredFormDialog
      form={form}
      title={t('discussion:pollNew')}
      size="small"
      submitLabel={t('discussion:pollAsk')}
      gap={14}
      onClose={onClose}
    >
      <TextField label={t('discussion:pollQuestion')} autoComplete="off" {...form.field('question')} />
      <SelectField
        label={t('discussion:pollKind')}
        options={OPTION_KINDS.map((value) => ({ value, label: t(`discussion:${KIND_LABELS[value]}`) }))}
        value={kind}
        onChange={(event) => {
          const next = OPTION_KINDS.find((one) => one === event.target.value) ?? 'text';
          others.current.set(kind, options);
          change({ kind: next, options: others.current.get(next) ?? [emptyOption(), emptyOption()] });
        }}
      />
      {options.map((option, index) => (
        <Row gap={8} align="end" key={option.id} className={styles.optionField}>
          <OptionField
            kind={kind}
            option={option}
            label={t('discussion:pollOption', { number: index + 1 })}
            error={index === 0 ? form.errorOf('options') : undefined}
            trip={trip}
            onChange={setOption}
          />
          {options.length > OPTIONS_MIN && (
            <IconButton
              label={t('discussion:pollRemoveOption', { number: index + 1 })}
              onClick={() => change({ options: options.filter(({ id }) => id !== option.id) })}
            >
              <X />
            </IconButton>
          )}
        </Row>
      ))}
      {options.length < OPTIONS_MAX && (
        <Button
          size="small"
          variant="quiet"
          icon={<Plus />}
          onClick={() => change({ options: [...options, emptyOption()] })}
        >
          {t('discussion:pollAddOption')}
        </Button>
      )}
      <CheckboxField label={t('discussion:pollMultiple')} {...form.register('isMultiple')} />
      <TextField
        label={t('discussion:pollDeadline')}
        hint={t('discussion:pollDeadlineHint')}
        type="datetime-local"
        {...form.field('deadline')}
      />
    </StoredFormDialog>
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
