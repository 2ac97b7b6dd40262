import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { KindIcon } from '#web/ui/kind-icon.tsx';
import { Note, Row } from '#web/ui/layout.tsx';
import type { ProposedItem } from '../bookings/proposal-status.ts';
import { useProposalFacts } from '../bookings/use-proposal-facts.ts';
import styles from './imports.module.css';

interface ProposalRowProps {
  item: ProposedItem;
  isTicked: boolean;
  onTick: (to: boolean) => void;
  onCorrect: () => void;
}

export function ProposalRow({ item: { row, status }, isTicked, onTick, onCorrect }: ProposalRowProps) {
  const { t } = useTranslation('imports');
  const { when, where, booking } = useProposalFacts()(row);
  const factsId = `proposal-${row.id}`;
  return (
    <li className={styles.proposal} data-status={status ?? undefined}>
      <Row as="label" gap={10}>
        <input
          type="checkbox"
          checked={isTicked}
          disabled={status === 'addedToTrip'}
          aria-describedby={factsId}
          onChange={(event) => onTick(event.target.checked)}
        />
        <KindIcon kind={row.kind} {...('sub_type' in row && row.sub_type && { subType: row.sub_type })} />
        <span className={styles.proposalTitle}>{row.title}</span>
      </Row>
      <Note as="div" size={14} className={styles.proposalFacts} id={factsId}>
        <p>{when}</p>
        {where && where !== row.title && <p>{where}</p>}
        {booking && <p>{booking}</p>}
        {status && <p className={styles.proposalStatus}>{t(status)}</p>}
      </Note>
      {status !== 'addedToTrip' && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('correct', { title: row.title })}
          onClick={onCorrect}
        >
          {t('correctShort')}
        </Button>
      )}
    </li>
  );
}
