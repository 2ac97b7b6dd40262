import { useNavigation } from 'react-router';

/** A route line that grows along the top while the next page loads; it waits a moment before it shows. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className="nav-progress" data-print="none" aria-hidden="true" />;
}
