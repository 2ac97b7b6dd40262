import { Coins, Lightbulb, ListTree, Map as MapIcon, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PlannerView } from './use-planner-view.ts';

const VIEWS = [
  { panel: null, text: 'trip:viewDay', Icon: ListTree },
  { panel: 'map', text: 'trip:panelMap', Icon: MapIcon },
  { panel: 'ideas', text: 'trip:panelIdeas', Icon: Lightbulb },
  { panel: 'costs', text: 'trip:panelCosts', Icon: Coins },
  { panel: 'people', text: 'trip:panelPeople', Icon: Users },
] as const;

/** The day and the panels as pages, along the foot of narrow screens. */
export function TabBar({ view }: { view: PlannerView }) {
  const { t } = useTranslation(['trip']);
  return (
    <nav className="planner-tab-bar" aria-label={t('views')}>
      {VIEWS.map(({ panel, text, Icon }) => (
        <Link
          key={text}
          to={view.link({ panel, item: null })}
          replace
          aria-current={view.panel === panel ? 'page' : undefined}
        >
          <Icon size={22} aria-hidden="true" />
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
