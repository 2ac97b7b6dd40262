import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '#db/app-error.ts';
import { parseInstant } from '#db/timestamps.ts';
import { errorText } from '#i18n/error-text.ts';
import { formatInstant } from '#i18n/format.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { toast } from '#web/data/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SelectField } from '#web/ui/field.tsx';
import publicPageStyles from '#web/ui/public-page.module.css';
import { Spinner } from '#web/ui/spinner.tsx';
import styles from '../../inbox.module.css';
import { type Box, type Letter, mailto, STATE_LOOKS, STATES, stateOf } from '../inbox.ts';
import { deleteLetter, markLetter } from '../mutations.ts';
import { LetterNote } from './internal-note.tsx';
import { LetterAnswer } from './message-reply.tsx';

interface LetterDialogProps {
  box: Box;
  /** Null when it is gone. */
  letter: Letter | null | undefined;
  isPending: boolean;
  error: Error | null;
  title: string;
  /** What was asked for, as names and values; empty values are left out. */
  facts: readonly (readonly [string, string | null])[];
  onClose: () => void;
}

/** A letter unfolded: what it says, how it stands, the note of supervisors, the answers. */
export function LetterDialog({ box, letter, isPending, error, title, facts, onClose }: LetterDialogProps) {
  const { t } = useTranslation('admin');
  const [isDeleting, setIsDeleting] = useState(false);
  const attempt = async (work: () => Promise<void>, done: string) => {
    try {
      await work();
      toast({ title: done });
    } catch (reason) {
      toast({ title: t('saveFailed'), description: errorText(toAppError(reason)), variant: 'destructive' });
    }
  };
  const mark = (value: string) =>
    letter &&
    attempt(
      () => markLetter(box, letter.id, stateOf(value)),
      t('marked', { state: t(STATE_LOOKS[stateOf(value)].text) }),
    );
  const remove = async () => {
    setIsDeleting(false);
    if (letter) await attempt(() => deleteLetter(box, letter.id), t('letterDeleted'));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="wide"
      title={title}
      closeLabel={t('close')}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        if (event.target instanceof HTMLElement) event.target.focus();
      }}
    >
      {isPending && <Spinner className={publicPageStyles.pageSpinner} label={t('loadingList')} />}
      {!isPending && !letter && <p role="alert">{error ? t('loadFailed') : t('letterGone')}</p>}
      {letter && (
        <div className={styles.admLetter}>
          <LetterText letter={letter} facts={facts} />
          <SelectField
            label={t('state')}
            value={stateOf(letter.status)}
            onChange={({ target }) => void mark(target.value)}
            options={STATES.map((value) => ({ value, label: t(STATE_LOOKS[value].text) }))}
          />
          <LetterAnswer box={box} letter={letter} subject={title} />
          <LetterNote box={box} letter={letter} />
          <Button variant="danger" className={styles.admLetterDelete} onClick={() => setIsDeleting(true)}>
            {t('delete')}
          </Button>
          <ConfirmDialog
            open={isDeleting}
            onOpenChange={setIsDeleting}
            title={t('deleteOf', { name: title })}
            description={t('deleteLetterText')}
            confirmLabel={t('delete')}
            cancelLabel={t('cancel')}
            onConfirm={() => void remove()}
          />
        </div>
      )}
    </Dialog>
  );
}

function LetterText({ letter, facts }: { letter: Letter } & Pick<LetterDialogProps, 'facts'>) {
  const { t } = useTranslation('admin');
  const { language } = useLanguage();
  const at = parseInstant(letter.created_at);
  return (
    <>
      <p className={styles.admLetterFrom}>
        <b>{letter.name}</b>
        <a className="link" href={mailto(letter.email)}>
          {letter.email}
        </a>
        {at && <span>{formatInstant(at, language, Temporal.Now.timeZoneId())}</span>}
      </p>
      <dl className={styles.admFacts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <blockquote className={styles.admLetterText}>{letter.message || t('noMessage')}</blockquote>
    </>
  );
}
