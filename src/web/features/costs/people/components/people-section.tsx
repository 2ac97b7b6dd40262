import clsx from 'clsx';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { useSession } from '#web/session/session.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { roleIn } from '#web/trip-data/trip.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note, Row, Stack, VisuallyHidden } from '#web/ui/layout.tsx';
import { TableDetails } from '../../components/cost-table.tsx';
import { useSettle } from '../../mutations.ts';
import { participants, type SharedCosts, sharedCosts } from '../shared-costs.ts';
import { useWording } from '../use-wording.ts';
import { ChangeSharers } from './change-sharers.tsx';
import styles from './people.module.css';
import { Settlements } from './settlements.tsx';
import { Transfers } from './transfers.tsx';
import { UnpaidItems } from './unpaid-items.tsx';

export function PeopleSection({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation('trip');
  const everyone = useMemo(() => participants(trip), [trip]);
  const costs = useMemo(() => sharedCosts(trip, everyone), [trip, everyone]);
  const { user } = useSession();
  const mayChange = can(roleIn(trip, user?.id), 'edit_items');
  const sections = costs.map((shared) => {
    const isOwn = shared.currency === trip.currency;
    const named = (title: string) => (isOwn ? title : t('inCurrency', { title, currency: shared.currency }));
    const isCounted =
      shared.people.some(({ paid, share }) => paid !== 0 || share !== 0) || shared.settlements.length > 0;
    return (
      <Stack gap={20} key={shared.currency} className={styles.costPeople}>
        {isCounted && (
          <section aria-label={named(t('costsByPerson'))}>
            <h3>{named(t('costsByPerson'))}</h3>
            <PersonBars costs={shared} />
            <PersonTable costs={shared} caption={named(t('costsByPerson'))} />
          </section>
        )}
        {isCounted && <SettleUp trip={trip} costs={shared} title={named(t('settleUp'))} />}
        {shared.unpaid.length > 0 && <UnpaidItems trip={trip} costs={shared} everyone={everyone} />}
      </Stack>
    );
  });
  return (
    <>
      {sections}
      {mayChange && <ChangeSharers trip={trip} everyone={everyone} />}
    </>
  );
}

function PersonBars({ costs }: { costs: SharedCosts }) {
  const { t } = useTranslation('trip');
  const { name, money, balance } = useWording(costs.currency);
  const bar = (minor: number) => ({ '--part': Math.max(0, minor) / costs.largest });
  return (
    <ul className={styles.personBars}>
      {costs.people.map(({ id, who, paid, share, balance: minor }) => (
        <li key={id}>
          <Avatar name={name(who)} src={who.src} colourOf={id} />
          <b>
            {name(who)}
            {who.hasLeft && (
              <Note as="span" className={styles.hasLeft}>
                {t('hasLeft')}
              </Note>
            )}
          </b>
          <span className={clsx(styles.personBalance, 'num')} data-side={Math.sign(minor)}>
            {balance(minor)}
          </span>
          <Stack as="dl" gap={4} className="num">
            <div>
              <dt>{t('columnPaid')}</dt>
              <Row as="dd" gap={8} className={styles.personBar} style={bar(paid)}>
                {money(paid)}
              </Row>
            </div>
            <div>
              <dt>{t('columnShare')}</dt>
              <Row
                as="dd"
                gap={8}
                className={clsx(styles.personBar, styles.personBarShare)}
                style={bar(share)}
              >
                {money(share)}
              </Row>
            </div>
          </Stack>
        </li>
      ))}
    </ul>
  );
}

function PersonTable({ costs, caption }: { costs: SharedCosts; caption: string }) {
  const { t } = useTranslation('trip');
  const { name, money } = useWording(costs.currency);
  return (
    <TableDetails>
      <summary>{t('peopleAsTable')}</summary>
      <div>
        <table>
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{t('columnPerson')}</th>
              <th scope="col">{t('columnPaid')}</th>
              <th scope="col">{t('columnShare')}</th>
              <th scope="col">{t('columnBalance')}</th>
            </tr>
          </thead>
          <tbody>
            {costs.people.map(({ id, who, paid, share, balance }) => (
              <tr key={id}>
                <th scope="row">{name(who)}</th>
                <td className="num">{money(paid)}</td>
                <td className="num">{money(share)}</td>
                <td className="num">{money(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </TableDetails>
  );
}

function SettleUp({ trip, costs, title }: { trip: TripDetails; costs: SharedCosts; title: string }) {
  const { user } = useSession();
  const { settle, takeBack } = useSettle(trip);
  const canEdit = can(roleIn(trip, user?.id), 'edit_items');
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Transfers
        costs={costs}
        onSettle={
          canEdit
            ? ({ from, to, minor }) => settle({ from: from.id, to: to.id, minor, currency: costs.currency })
            : null
        }
      />
      <Settlements costs={costs} onTakeBack={canEdit ? ({ row }) => takeBack(row) : null} />
    </section>
  );
}
