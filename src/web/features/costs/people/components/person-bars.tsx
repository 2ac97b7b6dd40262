import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar.tsx';
import { Note } from '#web/ui/note.tsx';
import type { SharedCosts } from '../shared-costs.ts';
import { useWording } from '../use-wording.ts';
import styles from './people.module.css';

export function PersonBars({ costs }: { costs: SharedCosts }) {
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
          <dl className="num">
            <div>
              <dt>{t('columnPaid')}</dt>
              <dd className={styles.personBar} style={bar(paid)}>
                {money(paid)}
              </dd>
            </div>
            <div>
              <dt>{t('columnShare')}</dt>
              <dd className={clsx(styles.personBar, styles.personBarShare)} style={bar(share)}>
                {money(share)}
              </dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
