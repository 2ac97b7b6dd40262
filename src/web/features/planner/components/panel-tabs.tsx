import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '#web/ui/tabs.tsx';
import { PANELS, type Panel, type PlannerView } from '../view/use-planner-view.ts';
import styles from './planner.module.css';

export type PanelCounts = { [Name in Panel]?: number };

interface PanelTabsProps {
  view: PlannerView;
  /** Is open unless the address names another one. */
  openPanel: Panel;
  drawn: Panel;
  children: ReactNode;
  counts: PanelCounts;
}

/** Is beside the schedule; on narrow screens a page of its own. */
export function PanelTabs({ view, openPanel, drawn, counts, children }: PanelTabsProps) {
  const { t } = useTranslation('trip');
  const shown = view.panel ?? openPanel;
  return (
    <aside className={styles.plannerPanel} data-panel={drawn} aria-label={t('panels')}>
      <Tabs
        className={styles.plannerPanelTabs}
        label={t('panels')}
        value={shown}
        drawn={drawn}
        onValueChange={(value) => view.open(view.link({ panel: value }), { replace: true })}
        tabs={PANELS.map((value) => ({ value, label: t(`panel_${value}`), count: counts[value] }))}
      >
        {children}
      </Tabs>
    </aside>
  );
}
