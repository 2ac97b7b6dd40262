import { loadAreas } from '#i18n/i18n.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { preloadMenu } from '#web/ui/menu.tsx';

/** The dialogs of the planner. */
export const PlannerDialogs = lazyPart(async () => {
  const [{ PlannerDialogs: Dialogs }] = await Promise.all([
    import('./components/planner-dialogs.tsx'),
    loadAreas('map', 'collaborators'),
  ]);
  return Dialogs;
});

/** All that is known of the chosen item. */
export const ItemDetail = lazyPart(async () => (await import('./item-detail/item-detail.tsx')).ItemDetail);

/** Says that the trip is this person's no more. */
export const TripClosed = lazyPart(async () => {
  const [{ TripClosed: Closed }] = await Promise.all([
    import('./components/closed-trip-notice.tsx'),
    loadAreas('collaborators'),
  ]);
  return Closed;
});

/** What lies outside the trip's dates. */
export const OutsideList = lazyPart(
  async () => (await import('./timeline/components/outside-list.tsx')).OutsideList,
);

/** What can be done with all the selected items at once. */
export const SelectionTools = lazyPart(
  async () => (await import('./selection/components/selection-tools.tsx')).SelectionTools,
);

/** The trip on paper. */
export const TripOnPaper = lazyPart(
  async () => (await import('./print-view/components/print-portal.tsx')).TripOnPaper,
);

/** Loads what one does with a plan, while it is still looked at. */
export function preloadParts(): void {
  preloadMenu();
  for (const part of [ItemDetail, PlannerDialogs, SelectionTools, TripOnPaper]) part.preload();
}
