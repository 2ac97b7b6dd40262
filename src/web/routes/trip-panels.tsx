import { useTranslation } from 'react-i18next';
import { withAreas } from '#i18n/i18n.ts';
import { DiscussionPanel } from '#web/features/collaboration/discussion/components/discussion-panel.tsx';
import { ItemComments } from '#web/features/collaboration/discussion/components/item-comments.tsx';
import { PeoplePanel } from '#web/features/collaboration/people/components/people-panel.tsx';
import { TasksPanel } from '#web/features/collaboration/tasks/components/tasks-panel.tsx';
import { IdeasPanel } from '#web/features/explore/ideas/components/ideas-panel.tsx';
import type { SectionsOfPlanner } from '#web/features/planner/planner-parts.ts';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { Row } from '#web/ui/layout.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StableLink } from '#web/ui/stable-link.tsx';
import styles from './trip-panels.module.css';

const whileLoading = { Fallback: () => <Spinner />, Failed: PanelFailed };

const ListsSection = lazyPart(async () => {
  const part = import('#web/features/collaboration/lists/components/lists-section.tsx');
  return (await withAreas(part, 'lists', 'list-templates')).ListsSection;
}, whileLoading);

const DocumentsSection = lazyPart(async () => {
  const part = import('#web/features/collaboration/documents/components/documents-section.tsx');
  return (await withAreas(part, 'documents')).DocumentsSection;
}, whileLoading);

/** Sections in order; `name` is in the address, null for the first. */
const SECTIONS = [
  { name: null, text: 'sectionTasks', Section: TasksPanel },
  { name: 'lists', text: 'sectionLists', Section: ListsSection },
  { name: 'documents', text: 'sectionDocuments', Section: DocumentsSection },
] as const;

function TasksSections({ trip, section, linkTo }: { trip: TripDetails } & SectionsOfPlanner) {
  const { t } = useTranslation('tasks');
  const open = SECTIONS.find(({ name }) => name === section) ?? SECTIONS[0];
  return (
    <>
      <Row
        as="nav"
        gap={20}
        rowGap={4}
        align="stretch"
        wrap
        className={styles.sections}
        aria-label={t('sections')}
        data-print="none"
      >
        {SECTIONS.map(({ name, text }) => (
          <StableLink
            key={text}
            to={linkTo(name)}
            replace
            aria-current={open.name === name ? 'page' : undefined}
          >
            {t(text)}
          </StableLink>
        ))}
      </Row>
      <open.Section trip={trip} />
    </>
  );
}

/** Panels in one chunk; the map has its own, for its library. */
export const tripPanels = {
  DiscussionPanel,
  IdeasPanel,
  ItemComments,
  PeoplePanel,
  TasksSections,
};
