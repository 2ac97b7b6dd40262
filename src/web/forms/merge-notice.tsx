import { GitMerge, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseDay } from '#domain/days.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { authorOf } from '#web/live/live-state.ts';
import { Button } from '#web/ui/button.tsx';
import { Row, Stack } from '#web/ui/layout.tsx';
import { Status } from '#web/ui/status.tsx';
import styles from './merge-notice.module.css';
import type { FormClashes } from './use-merged-form.ts';

interface MergeNoticeProps {
  id: string;
  merged: FormClashes;
  labelOf: (name: string) => string;
  /** Value of theirs as text, or a day as `2026-12-03`. */
  theirsOf: (name: string) => string;
  goneText: (name: string) => string;
}

/** Lists changes of others, decided field by field in the open dialog. */
export function MergeNotice(props: MergeNoticeProps) {
  return (
    <Status className={styles.mergeStatus}>
      <MergeText {...props} />
    </Status>
  );
}

function MergeText({ id, merged, labelOf, theirsOf, goneText }: MergeNoticeProps) {
  const { t } = useTranslation('collaborators');
  const { language } = useLanguage();
  const { isGone, taken, clashes, keepMine, takeTheirs } = merged;
  const name = authorOf(id) ?? t('somebody');
  const inWords = (theirs: string) => {
    const day = parseDay(theirs);
    return day ? formatDate(day, language, 'weekdayShort') : theirs || t('nothing');
  };
  if (isGone)
    return (
      <Row as="p" gap={10} align="stretch" className={styles.mergeNotice}>
        <TriangleAlert size={18} />
        <span>{goneText(name)}</span>
      </Row>
    );
  if (taken.length + clashes.length === 0) return null;
  return (
    <Row gap={10} align="stretch" className={styles.mergeNotice}>
      <GitMerge size={18} />
      <Stack gap={6}>
        {taken.length > 0 && <p>{t('changedBy', { name, fields: taken.map(labelOf).join(', ') })}</p>}
        {clashes.map((field) => (
          <Row as="p" gap={8} rowGap={6} wrap key={field}>
            <span>
              {t('alsoChangedBy', { name, field: labelOf(field), theirs: inWords(theirsOf(field)) })}
            </span>
            <Button size="small" onClick={() => takeTheirs(field)}>
              {t('takeTheirs')}
            </Button>
            <Button size="small" variant="quiet" onClick={() => keepMine(field)}>
              {t('keepMine')}
            </Button>
          </Row>
        ))}
      </Stack>
    </Row>
  );
}
