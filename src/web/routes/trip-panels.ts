import { DiscussionPanel } from '#web/features/collaboration/discussion/components/discussion-panel.tsx';
import { ItemComments } from '#web/features/collaboration/discussion/components/item-comments.tsx';
import { PeoplePanel } from '#web/features/collaboration/people/components/people-panel.tsx';
import { IdeasPanel } from '#web/features/explore/ideas/components/ideas-panel.tsx';
import { TasksSections } from './tasks-sections.tsx';

/** Panels in one chunk; the map has its own, for its library. */
export const tripPanels = {
  DiscussionPanel,
  IdeasPanel,
  ItemComments,
  PeoplePanel,
  TasksSections,
};
