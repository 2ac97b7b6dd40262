import { TriangleAlert } from 'lucide-react';
import { useSlipWarnings } from './handovers.tsx';
import { useWayTexts } from './use-way-texts.ts';

/** What can't be about an item, at the end of its slip's second line. Its details say it again, with the way out. */
export function SlipWarning({ id }: { id: string }) {
  const texts = useWayTexts();
  const [first] = useSlipWarnings(id);
  if (!first) return null;
  return (
    <span className="slip-warning">
      <TriangleAlert size={13} aria-hidden="true" /> {texts.warning(first)}
    </span>
  );
}
