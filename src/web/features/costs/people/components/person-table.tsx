import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { TableDetails } from '../../components/cost-table.tsx';
import type { SharedCosts } from '../shared-costs.ts';
import { useWording } from '../use-wording.ts';

export function PersonTable({ costs, caption }: { costs: SharedCosts; caption: string }) {
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
