import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type QuickPlace, type QuickPlan, readQuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Note } from '#web/ui/layout.tsx';
import { type QuickPlanErrors, type QuickPlanField, readTypedPlan } from '../home-plans.ts';
import styles from './home.module.css';
import { QuickDestination } from './quick-destination.tsx';

const FIELDS: readonly QuickPlanField[] = ['destination', 'startDate', 'endDate', 'travellers'];

/** Uses native fields until it is sent; an earlier draft fills them. */
export function QuickPlanForm() {
  const { t } = useTranslation('landing');
  const { user } = useSession();
  const start = useStartPlan();
  const [draft] = useState(readQuickPlan);
  const [errors, setErrors] = useState<QuickPlanErrors>({});
  const [earliestEnd, setEarliestEnd] = useState(draft?.startDate ?? '');
  const [isPast, setPast] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const picked = useRef<QuickPlace | null>(draft?.place ?? null);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (name: QuickPlanField) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    };
    const read = readTypedPlan({
      destination: text('destination'),
      startDate: text('startDate'),
      endDate: text('endDate'),
      travellers: text('travellers'),
    });
    setErrors(read.errors);
    const first = FIELDS.find((name) => read.errors[name]);
    const place = picked.current?.name === read.plan.destination ? picked.current : null;
    if (!first) return start({ ...read.plan, ...(place && { place }) });
    form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };

  // An error disappears when its field changes; new ones appear on submit.
  const handleChange = (name: QuickPlanField) => () => {
    if (errors[name]) setErrors((all) => ({ ...all, [name]: undefined }));
  };
  const field = (name: QuickPlanField) => ({
    name,
    error: errors[name] && t(errors[name]),
    onInput: handleChange(name),
  });

  return (
    <form className={styles.quick} ref={form} aria-label={t('quickPlan')} noValidate onSubmit={handleSubmit}>
      <QuickDestination
        {...field('destination')}
        label={t('destination')}
        placeholder={t('destinationExample')}
        initial={draft?.destination ?? ''}
        required
        maxLength={200}
        onPlace={(place) => {
          picked.current = place;
        }}
      />
      <TextField
        {...field('startDate')}
        label={t('startDate')}
        type="date"
        required
        hint={isPast && t('startPast')}
        defaultValue={draft?.startDate}
        onChange={({ target: { value } }) => {
          setEarliestEnd(value);
          setPast(value !== '' && value < Temporal.Now.plainDateISO().toString());
        }}
      />
      <TextField
        {...field('endDate')}
        label={t('endDate')}
        type="date"
        required
        min={earliestEnd || undefined}
        defaultValue={draft?.endDate}
      />
      <TextField
        {...field('travellers')}
        label={t('travellers')}
        type="number"
        inputMode="numeric"
        min={1}
        max={50}
        defaultValue={draft?.travellers ?? 2}
      />
      <Button className={styles.quickStart} variant="go" size="big" type="submit">
        {t('start')}
      </Button>
      {!user && <Note className={styles.quickNote}>{t('quickNote')}</Note>}
    </form>
  );
}

/** Opens the create dialog, or the sign-up first [PUB-1] [DASH-4]. */
function useStartPlan(): (plan: QuickPlan) => void | Promise<void> {
  const { user } = useSession();
  const navigate = useNavigate();
  return (plan) => {
    saveQuickPlan(plan);
    return navigate(user ? paths.dashboard({ action: 'createTrip' }) : paths.auth({ action: 'signup' }));
  };
}
