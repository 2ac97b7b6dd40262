import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '#domain/roles.ts';
import { hasDraft } from '#web/forms/drafts.ts';
import { PanelFailed } from '#web/offline/panel-failed.tsx';
import { useSession } from '#web/session/session.tsx';
import { listsPart } from '#web/trip-data/parts.ts';
import type { TripDetails } from '#web/trip-data/queries.ts';
import { namesIn, roleIn } from '#web/trip-data/trip.ts';
import { useVisible } from '#web/trip-data/visible-trip.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Note, Row, Stack } from '#web/ui/layout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { type ListOnScreen, listsOnScreen } from '../list-entries.ts';
import { draftedEdit, type Edited, newListDraftName } from '../list-form.ts';
import { useListChanges } from '../mutations.ts';
import { listsQuery } from '../queries.ts';
import { EditDialog } from './edit-dialog.tsx';
import { ListCard } from './list-card.tsx';
import styles from './lists.module.css';
import { NewListDialog } from './new-list-dialog.tsx';

export function ListsSection({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation(['lists', 'trip']);
  const { user } = useSession();
  const userId = user?.id ?? '';
  const select = useVisible(listsPart, trip.id, listsOnScreen);
  const { data: lists, isPending, refetch } = useQuery({ ...listsQuery(trip.id), select });
  const changes = useListChanges(trip.id, userId);
  const [isMaking, setIsMaking] = useState(() => hasDraft(newListDraftName(trip.id)));
  const [edited, setEdited] = useState<Edited | null>(null);
  const role = roleIn(trip, user?.id);
  const canShare = can(role, 'edit_shared_lists');
  const mayEdit = ({ private_to }: ListOnScreen) => canShare || private_to === userId;
  const [isDraftSought, setDraftSought] = useState(true);
  if (isDraftSought && lists) {
    setDraftSought(false);
    setEdited(draftedEdit(trip.id, lists.filter(mayEdit)));
  }
  const names = namesIn(trip);
  const make = (
    <Button size="small" variant="lagoon" icon={<Plus />} onClick={() => setIsMaking(true)}>
      {t('lists:newList')}
    </Button>
  );

  return (
    <Stack gap={18} className={styles.lists}>
      <Row gap={16} rowGap={8} justify="between" wrap className={styles.listsHead}>
        <h2>{t('lists:title')}</h2>
        {lists && lists.length > 0 && make}
      </Row>
      {!canShare && <Note size="text">{t('lists:readOnly')}</Note>}
      {isPending && <Spinner label={t('lists:loading')} />}
      {!isPending && !lists && <PanelFailed onRetry={() => void refetch()} />}
      {lists?.length === 0 && (
        <EmptyState size="small" headingLevel={3} title={t('lists:none')} text={t('lists:noneText')}>
          {make}
        </EmptyState>
      )}
      {lists?.map((list) => (
        <ListCard
          key={list.id}
          tripId={trip.id}
          list={list}
          names={names}
          tripTitle={trip.title}
          canEdit={mayEdit(list)}
          changes={changes}
          onEdit={setEdited}
        />
      ))}
      {edited && lists && (
        <EditDialog
          tripId={trip.id}
          edited={edited}
          lists={lists}
          changes={changes}
          onClose={() => setEdited(null)}
        />
      )}
      {isMaking && (
        <NewListDialog
          tripId={trip.id}
          canShare={canShare}
          onMake={changes.make}
          onClose={() => setIsMaking(false)}
        />
      )}
    </Stack>
  );
}
