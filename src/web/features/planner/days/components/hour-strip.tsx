import type { StripBlock } from '../model.ts';

/** The hours shown, and the width of the drawing. */
const FIRST_HOUR = 7;
const LAST_HOUR = 24;
const WIDTH = 170;

const at = (minute: number) =>
  (Math.min(Math.max(minute / 60, FIRST_HOUR), LAST_HOUR) - FIRST_HOUR) * (WIDTH / (LAST_HOUR - FIRST_HOUR));

/** The day from seven to midnight as a line with a block for each item. Decoration: the counts say it in words. */
export function HourStrip({ blocks }: { blocks: readonly StripBlock[] }) {
  return (
    <svg className="hour-strip" viewBox={`0 0 ${WIDTH} 5`} preserveAspectRatio="none" aria-hidden="true">
      <rect className="hour-strip-line" y="2" width={WIDTH} height="1" />
      {blocks.map((block) => (
        <rect
          key={block.id}
          data-kind={block.kind}
          x={at(block.from)}
          width={Math.max(2, at(block.to) - at(block.from))}
          height="5"
        />
      ))}
    </svg>
  );
}
