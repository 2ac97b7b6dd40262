import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Tabs } from '#web/ui/tabs.tsx';
import { OPEN_PANEL, PANELS, type Panel, type PlannerView } from './use-planner-view.ts';

const LABELS = {
  map: 'trip:panelMap',
  ideas: 'trip:panelIdeas',
  costs: 'trip:panelCosts',
  people: 'trip:panelPeople',
} as const satisfies Record<Panel, string>;

/** The panels beside the schedule; on narrow screens the one that the tab bar has chosen, as a page. */
export function PanelTabs({ view, panels }: { view: PlannerView; panels: Record<Panel, ReactNode> }) {
  const { t } = useTranslation(['trip']);
  const navigate = useNavigate();
  const shown = view.panel ?? OPEN_PANEL;
  return (
    <aside className="planner-panel" aria-label={t('trip:panels')}>
      <Tabs
        className="planner-panel-tabs"
        label={t('trip:panels')}
        value={shown}
        onValueChange={(value) => void navigate(view.link({ panel: value }), { replace: true })}
        tabs={PANELS.map((value) => ({ value, label: t(LABELS[value]) }))}
      >
        {panels[shown]}
      </Tabs>
    </aside>
  );
}
