export interface PinBox {
  x: number;
  y: number;
  width: number;
  /** Set where the mark is wider than a pin. */
  halfWidth?: number;
}

export type LabelSide = 'right' | 'left' | 'below' | 'above';

const SIDES: readonly LabelSide[] = ['right', 'left', 'below', 'above'];
const PIN_RADIUS = 14;
const LABEL_HEIGHT = 18;
const LABEL_GAP = 5;

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Sides in the order of pins; null: a label would overlap, or leave the map. */
export function placeLabels(
  pins: readonly PinBox[],
  room: { width: number; height: number },
): (LabelSide | null)[] {
  const taken: Box[] = pins.map(({ x, y, halfWidth = PIN_RADIUS }) => ({
    left: x - halfWidth,
    right: x + halfWidth,
    top: y - PIN_RADIUS,
    bottom: y + PIN_RADIUS,
  }));
  return pins.map((pin, index) => {
    const free = SIDES.find((side) => {
      const box = labelBox(pin, side);
      const isInside = box.left >= 0 && box.right <= room.width && box.top >= 0 && box.bottom <= room.height;
      return isInside && !taken.some((other, at) => at !== index && touches(box, other));
    });
    if (free) taken.push(labelBox(pin, free));
    return free ?? null;
  });
}

function labelBox({ x, y, width, halfWidth = PIN_RADIUS }: PinBox, side: LabelSide): Box {
  const away = halfWidth + LABEL_GAP;
  switch (side) {
    case 'right':
      return boxAt(x + away, y - LABEL_HEIGHT / 2, width);
    case 'left':
      return boxAt(x - away - width, y - LABEL_HEIGHT / 2, width);
    case 'below':
      return boxAt(x - width / 2, y + PIN_RADIUS + 2, width);
    case 'above':
      return boxAt(x - width / 2, y - PIN_RADIUS - 2 - LABEL_HEIGHT, width);
  }
}

const boxAt = (left: number, top: number, width: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + LABEL_HEIGHT,
});

const touches = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
