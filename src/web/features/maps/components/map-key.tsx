import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatDistance } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { useUnits } from '#web/session/preferences/locale-preferences.ts';
import { Button } from '#web/ui/button.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import type { MapView } from '../model.ts';
import styles from './map.module.css';

interface MapKeyProps {
  view: MapView;
  isWholeTrip: boolean;
  onWholeTripChange: (isWholeTrip: boolean) => void;
}

export function MapKey({ view, isWholeTrip, onWholeTripChange }: MapKeyProps) {
  const { t } = useTranslation('map');
  const { language } = useLanguage();
  const units = useUnits();
  const { stops, lengthM, withoutPlace } = view;
  const count = stops.filter(({ role }) => role === 'stop').length;
  return (
    <div className={styles.mapKey}>
      <Row as="p" gap={12} className={clsx(styles.mapKeyLine, 'num')}>
        {count > 0 && <b>{t('stops', { count })}</b>}
        {lengthM > 0 && (
          <Note as="span">{t('asTheCrowFlies', { distance: formatDistance(lengthM, language, units) })}</Note>
        )}
        <Button variant="quiet" onClick={() => onWholeTripChange(!isWholeTrip)}>
          {isWholeTrip ? t('thisDay') : t('wholeTrip')}
        </Button>
      </Row>
      {withoutPlace > 0 && (
        <Note className={styles.mapKeyHint}>{t('withoutPlace', { count: withoutPlace })}</Note>
      )}
    </div>
  );
}
