import { useParams } from 'react-router';
import { ActivityEditor } from '#web/features/admin/catalogue/components/activity-editor.tsx';
import { PointPicker } from '#web/features/maps/components/point-picker.tsx';

/** The editor of an activity, with the map of the planner to choose its place on. */
export default function AdminActivityRoute() {
  const { id = null } = useParams();
  return <ActivityEditor key={id} id={id} pickPoint={(picked) => <PointPicker {...picked} />} />;
}
