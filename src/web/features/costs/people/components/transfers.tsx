import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Note, Row, VisuallyHidden } from '#web/ui/layout.tsx';
import type { SharedCosts, SharedTransfer } from '../shared-costs.ts';
import { useWording } from '../use-wording.ts';
import styles from './people.module.css';

interface TransfersProps {
  costs: SharedCosts;
  onSettle: ((transfer: SharedTransfer) => void) | null;
}

/** Lists the fewest payments that settle all debts. */
export function Transfers({ costs, onSettle }: TransfersProps) {
  const { t } = useTranslation('trip');
  const { name, money, sentence } = useWording(costs.currency);
  if (costs.transfers.length === 0)
    return (
      <Note size={14} className={styles.transfersNone}>
        {t('allQuits')}
      </Note>
    );
  return (
    <ul className={styles.transfers}>
      {costs.transfers.map((transfer) => {
        const { from, to, minor } = transfer;
        return (
          <Row as="li" gap={4} key={`${from.id} ${to.id}`}>
            <VisuallyHidden>{sentence(transfer)}</VisuallyHidden>
            <span className={styles.transfer} aria-hidden="true">
              <Avatar name={name(from)} src={from.src} colourOf={from.id} />
              <span>{name(from)}</span>
              <Row as="b" gap={10} className="num">
                {money(minor)}
              </Row>
              <span>{name(to)}</span>
              <Avatar name={name(to)} src={to.src} colourOf={to.id} />
            </span>
            {onSettle && (
              <IconButton
                label={t('markSettled', { transfer: sentence(transfer) })}
                onClick={() => onSettle(transfer)}
              >
                <Check />
              </IconButton>
            )}
          </Row>
        );
      })}
    </ul>
  );
}
