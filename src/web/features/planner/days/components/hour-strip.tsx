import { KINDS } from '../../components/kind-labels.ts';
import type { StripBlock } from '../model.ts';

/** The hours shown, and the width of the drawing. */
const FIRST_HOUR = 7;
const LAST_HOUR = 24;
const WIDTH = 170;

const at = (minute: number) =>
  (Math.min(Math.max(minute / 60, FIRST_HOUR), LAST_HOUR) - FIRST_HOUR) * (WIDTH / (LAST_HOUR - FIRST_HOUR));

/** Blocks as the outline of one shape: a trip of weeks has hundreds, and each shape of its own would be styled by itself. */
const outlineOf = (blocks: readonly StripBlock[]) =>
  blocks.map(({ from, to }) => `M${at(from)} 0h${Math.max(2, at(to) - at(from))}v5H${at(from)}z`).join('');

/** The day from seven to midnight as a line with a block for each item. Decoration: the counts say it in words. */
export function HourStrip({ blocks }: { blocks: readonly StripBlock[] }) {
  return (
    <svg className="hour-strip" viewBox={`0 0 ${WIDTH} 5`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="hour-strip-line" y="2" width={WIDTH} height="1" />
      {KINDS.map((kind) => {
        const ofKind = blocks.filter((block) => block.kind === kind);
        return ofKind.length > 0 && <path key={kind} data-kind={kind} d={outlineOf(ofKind)} />;
      })}
    </svg>
  );
}
