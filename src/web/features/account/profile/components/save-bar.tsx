import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { ProfileForm } from '../profile-values.ts';
import styles from './profile.module.css';

/** Sticky while there are changes. */
export function SaveBar({ isBusy, onGiveUp }: { isBusy: boolean; onGiveUp: () => void }) {
  const { t } = useTranslation('profile');
  const { isDirty } = useFormState<ProfileForm>();
  return (
    <Row gap={16} rowGap={8} wrap className={styles.profileActions} data-unsaved={isDirty || undefined}>
      <Button variant="go" type="submit" isBusy={isBusy}>
        {t('save')}
      </Button>
      {isDirty && (
        <Button variant="quiet" onClick={onGiveUp}>
          {t('giveUp')}
        </Button>
      )}
      <p role="status">{isDirty && t('unsaved')}</p>
    </Row>
  );
}
