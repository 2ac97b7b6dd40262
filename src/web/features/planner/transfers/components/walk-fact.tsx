import { Footprints } from 'lucide-react';
import { useTransferTexts } from '../use-transfer-texts.ts';
import { useVisibleTransfers } from './transfers-provider.tsx';

export function WalkFact() {
  const shown = useVisibleTransfers();
  const { by } = useTransferTexts();
  const metres = shown?.day.walkM ?? 0;
  if (metres < 1) return null;
  return (
    <li className="num">
      <Footprints size={16} strokeWidth={1.75} aria-hidden="true" />
      <span>{by('walk', metres)}</span>
    </li>
  );
}
