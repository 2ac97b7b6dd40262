import { useTranslation } from 'react-i18next';
import { shortPlaceName } from '#domain/place.ts';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import { useFormats } from '../../use-formats.ts';
import styles from './transport-line.module.css';

export function TransportLine({ from, to, minutes }: { from: string; to: string; minutes: number }) {
  const { t } = useTranslation('trip-routes');
  const { duration } = useFormats();
  return (
    <Row as={Note} gap={10} className={styles.transportLine}>
      <VisuallyHidden>{t('leg', { from, to })}</VisuallyHidden>
      <b className="cut" aria-hidden="true">
        {shortPlaceName(from)}
      </b>
      <i />
      <span className="num">{duration(minutes)}</span>
      <i />
      <b className="cut" aria-hidden="true">
        {shortPlaceName(to)}
      </b>
    </Row>
  );
}
