import { Coins, Lightbulb, ListChecks, ListTree, Map as MapIcon, MessageSquare, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countText } from '#web/ui/count-text.ts';
import { StableLink } from '#web/ui/stable-link.tsx';
import type { PlannerView } from '../view/use-planner-view.ts';
import type { PanelCounts } from './panel-tabs.tsx';
import styles from './tab-bar.module.css';

const VIEWS = [
  { panel: null, text: 'trip:viewDay', Icon: ListTree },
  { panel: 'map', text: 'trip:panel_map', Icon: MapIcon },
  { panel: 'ideas', text: 'trip:panel_ideas', Icon: Lightbulb },
  { panel: 'chat', text: 'trip:panel_chat', Icon: MessageSquare },
  { panel: 'tasks', text: 'trip:panel_tasks', Icon: ListChecks },
  { panel: 'costs', text: 'trip:panel_costs', Icon: Coins },
  { panel: 'people', text: 'trip:panelPeopleShort', Icon: Users },
] as const;

export function TabBar({ view, counts }: { view: PlannerView; counts: PanelCounts }) {
  const { t } = useTranslation(['trip']);
  return (
    <nav className={styles.plannerTabBar} aria-label={t('views')}>
      {VIEWS.map(({ panel, text, Icon }) => (
        <StableLink
          key={text}
          to={view.link({ panel, item: null })}
          replace
          aria-current={view.panel === panel ? 'page' : undefined}
        >
          <span className={styles.plannerTabIcon}>
            <Icon size={22} aria-hidden="true" />
            {panel && Boolean(counts[panel]) && <b className="num">{countText(counts[panel] ?? 0)}</b>}
          </span>
          <span>{t(text)}</span>
        </StableLink>
      ))}
    </nav>
  );
}
