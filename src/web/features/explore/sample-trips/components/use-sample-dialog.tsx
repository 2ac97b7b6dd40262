import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sampleRead } from '#db/public-reads/samples.ts';
import { formatList } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { inLanguage } from '#i18n/languages.ts';
import { queryClient } from '#web/data/query-client.ts';
import { readPublic } from '#web/data/read-public.ts';
import { failureText, request } from '#web/data/request.ts';
import { clearQuickPlan, saveQuickPlan } from '#web/forms/quick-plan.ts';
import { FormFailure } from '#web/forms/stored-form-dialog.tsx';
import { useSentOnce } from '#web/forms/use-sent-once.ts';
import { paths } from '#web/paths.ts';
import { useSession } from '#web/session/session.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { closedVisits, nextStart, readItems, startProblem } from '../sample-items.ts';

interface UseSampleDialogProps {
  slug: string;
  /** ISO day; default: the next good one. */
  startDate?: string;
  onClose: () => void;
}

/** Signed out, stores a quick plan's draft, which the dashboard offers later [PUB-3]. */
export function CopySampleDialog({ slug, startDate, onClose }: UseSampleDialogProps) {
  const { t } = useTranslation('themed-trip');
  const { language } = useLanguage();
  const { sample, typed, setTyped, problem, failure, isBusy, submit } = useUse(slug, startDate);
  const closed =
    sample && startProblem(typed) === null
      ? closedVisits(readItems(sample, language), Temporal.PlainDate.from(typed)).map((item) => item.title)
      : [];
  const title = sample ? inLanguage(language, { fr: sample.title_fr, en: sample.title_en }) : '';
  const { user } = useSession();
  return (
    <FormDialog
      size="small"
      title={t('useTrip')}
      description={title && t('useText', { title, days: t('days', { count: sample?.days ?? 0 }) })}
      submitLabel={user ? t('useCreate') : t('useSignUp')}
      isBusy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('startDate')}
        type="date"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={problem && t(problem)}
        hint={
          closed.length === 0 ? t('startHint') : t('startClosed', { names: formatList(closed, language) })
        }
      />
      <FormFailure text={failure} />
    </FormDialog>
  );
}

function useUse(slug: string, startDate: string | undefined) {
  const { user } = useSession();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { t } = useTranslation('themed-trip');
  // Public pages have no query provider.
  const { data: sample, isPending, refetch } = useQuery(sampleQuery(slug), queryClient);
  const missing = sample === null ? t('unknownTripTitle') : !isPending && !sample && t('failedTrip');
  const sendOnce = useSentOnce();
  const [given, setTyped] = useState(startDate);
  const [problem, setProblem] = useState<ReturnType<typeof startProblem>>(null);
  const [failure, setFailure] = useState('');
  const [isBusy, setBusy] = useState(false);
  const typed = given ?? (sample ? nextStart(sample, Temporal.Now.plainDateISO()).toString() : '');

  const submit = async () => {
    if (isBusy) return;
    if (!sample) {
      await refetch();
      return;
    }
    const found = startProblem(typed);
    setProblem(found);
    if (found) return;
    setBusy(true);
    setFailure('');
    if (!user) {
      const endDate = Temporal.PlainDate.from(typed).add({ days: sample.days - 1 });
      const destination = inLanguage(language, { fr: sample.destination_fr, en: sample.destination_en });
      const plan = { destination, startDate: typed, endDate: endDate.toString(), travellers: null };
      saveQuickPlan({ ...plan, sample: slug });
      await navigate(paths.auth({ action: 'signup' }));
      return;
    }
    try {
      const wanted = { slug, start_date: typed, language };
      // The trip with all its items in one request [PUB-3].
      const trip = await sendOnce(wanted, (id) =>
        request((client) => client.rpc('use_sample_trip', { id, ...wanted })),
      );
      clearQuickPlan();
      await queryClient.invalidateQueries({ queryKey: ['trips'] });
      await navigate(paths.trip(trip));
    } catch (error) {
      setFailure(failureText(error));
      setBusy(false);
    }
  };
  return {
    sample,
    typed,
    setTyped: (text: string) => {
      setProblem(null);
      setTyped(text);
    },
    problem,
    failure: missing || failure,
    isBusy: isBusy || isPending,
    submit,
  };
}

const sampleQuery = (slug: string) =>
  queryOptions({
    queryKey: ['sample-trips', slug] as const,
    queryFn: async () => (await readPublic(sampleRead(slug)))[0] ?? null,
  });
