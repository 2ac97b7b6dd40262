import { useTranslation } from 'react-i18next';
import { Face } from '#web/ui/face.tsx';
import type { SharedCosts } from '../model.ts';
import { useWording } from './use-wording.ts';

/** Who gives whom what to be quits, in as few transfers as possible. */
export function Transfers({ costs }: { costs: SharedCosts }) {
  const { t } = useTranslation('trip');
  const { name, money } = useWording(costs.currency);
  if (costs.transfers.length === 0) return <p className="transfers-none">{t('allQuits')}</p>;
  return (
    <ul className="transfers">
      {costs.transfers.map(({ from, to, minor }) => (
        <li key={`${from.id} ${to.id}`}>
          <span className="sr-only">
            {t('transfer', { from: name(from), to: name(to), amount: money(minor) })}
          </span>
          <span className="transfer" aria-hidden="true">
            <Face name={name(from)} src={from.src} colourOf={from.id} />
            <span>{name(from)}</span>
            <b className="num">{money(minor)}</b>
            <span>{name(to)}</span>
            <Face name={name(to)} src={to.src} colourOf={to.id} />
          </span>
        </li>
      ))}
    </ul>
  );
}
