import { DiscussionPanel } from '#web/features/collaboration/discussion/components/discussion-panel.tsx';
import { ItemComments } from '#web/features/collaboration/discussion/components/item-comments.tsx';
import { PeoplePanel } from '#web/features/collaboration/people/components/people-panel.tsx';
import { TasksPanel } from '#web/features/collaboration/tasks/components/tasks-panel.tsx';
import { IdeasPanel } from '#web/features/explore/ideas/components/ideas-panel.tsx';

/** What of a trip is loaded when the first of it is opened: one chunk. The map has its own, for its library. */
export const tripPanels = {
  DiscussionPanel,
  IdeasPanel,
  ItemComments,
  PeoplePanel,
  TasksPanel,
};
