import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parseInstant } from '#db/timestamps.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/i18n.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Row } from '#web/ui/layout.tsx';
import type { SharedCosts, SharedSettlement } from '../shared-costs.ts';
import { useWording } from '../use-wording.ts';
import styles from './people.module.css';

interface SettlementsProps {
  costs: SharedCosts;
  onTakeBack: ((settlement: SharedSettlement) => void) | null;
}

export function Settlements({ costs, onTakeBack }: SettlementsProps) {
  const { t } = useTranslation('trip');
  const { language } = useLanguage();
  const { name, money, sentence } = useWording(costs.currency);
  if (costs.settlements.length === 0) return null;
  return (
    <ul className={styles.settlements} aria-label={t('settled')}>
      {costs.settlements.map((settlement) => {
        const { from, to, minor, row } = settlement;
        const at = parseInstant(row.created_at)?.toZonedDateTimeISO(Temporal.Now.timeZoneId());
        return (
          <Row as="li" gap={8} justify="between" key={row.id}>
            <span>
              {t('gave', { from: name(from), to: name(to), amount: money(minor) })}{' '}
              {at && <small>{formatDate(at.toPlainDate(), language, 'short')}</small>}
            </span>
            {onTakeBack && (
              <IconButton
                label={t('takeBack', { transfer: sentence(settlement) })}
                onClick={() => onTakeBack(settlement)}
              >
                <X />
              </IconButton>
            )}
          </Row>
        );
      })}
    </ul>
  );
}
