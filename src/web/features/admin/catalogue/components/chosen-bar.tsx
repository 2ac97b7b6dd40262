import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import styles from '../../lists.module.css';

interface ChosenBarProps {
  /** How many are chosen; of none there is no bar. */
  count: number;
  onPublish: (isPublished: boolean) => void;
  onAsk: (action: 'delete' | 'duplicate') => void;
  onClear: () => void;
}

/** What can be done with all activities that are chosen. */
export function ChosenBar({ count, onPublish, onAsk, onClear }: ChosenBarProps) {
  const { t } = useTranslation('admin');
  if (count === 0) return null;
  return (
    <section className={styles.admChosen} aria-label={t('chosen', { count })}>
      <b className="num">{t('chosen', { count })}</b>
      <Button size="small" onClick={() => onPublish(true)}>
        {t('publish')}
      </Button>
      <Button size="small" onClick={() => onPublish(false)}>
        {t('unpublish')}
      </Button>
      <Button size="small" onClick={() => onAsk('duplicate')}>
        {t('duplicate')}
      </Button>
      <Button size="small" variant="danger" onClick={() => onAsk('delete')}>
        {t('delete')}
      </Button>
      <Button size="small" variant="quiet" onClick={onClear}>
        {t('unchoose')}
      </Button>
    </section>
  );
}
