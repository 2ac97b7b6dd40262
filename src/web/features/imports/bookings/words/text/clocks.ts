/** How a text writes hours: `8:30` alone may be either half of the day in English. */
export interface ClockStyle {
  isEnglish: boolean;
  usesHalves: boolean;
  usesAllHours: boolean;
}

export interface WrittenClock {
  time: string;
  start: number;
  end: number;
}

const CLOCK =
  /(?<![\d:.,/-])([01]?\d|2[0-3])(?:\s?[:h]\s?([0-5]\d)(?::[0-5]\d)?(?!\d)|\s?h(?:eures?)?(?![\p{L}\d])|\.([0-5]\d)(?=\s?[ap]\.?m\b)|(?=\s?[ap]\.?m\b))(?:\s?([ap])\.?m\b\.?)?/giu;
/** In lower case: `Midi` is part of names. */
const NOON = /(?<![-\p{L}])(?:midi|noon)(?![-\p{L}])/gu;
const HALF = /\d\s?[ap]\.?m\b/i;
const AFTERNOON = /(?<![\d:.,/-])(?:1[3-9]|2[0-3])[:h][0-5]\d/;

export const clockStyleOf = (text: string, isEnglish: boolean): ClockStyle => ({
  isEnglish,
  usesHalves: HALF.test(text),
  usesAllHours: AFTERNOON.test(text),
});

/** Finds hours as `15h00`, `15 h`, `15:00`, `3:00 PM`, `3pm`; leaves out those whose half of the day is unknown. */
export function clocksIn(text: string, style: ClockStyle): WrittenClock[] {
  const clocks = [...text.matchAll(CLOCK)].flatMap((match) => {
    const [all, hour = '', minute, afterDot, half = ''] = match;
    if (half === '' && isUncertain(hour, style)) return [];
    const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
    const time = `${String(hours).padStart(2, '0')}:${minute ?? afterDot ?? '00'}`;
    return Number(hour) > 12 && half !== ''
      ? []
      : [{ time, start: match.index, end: match.index + all.length }];
  });
  const noons = [...text.matchAll(NOON)].map(({ 0: word, index }) => ({
    time: '12:00',
    start: index,
    end: index + word.length,
  }));
  return [...clocks, ...noons].toSorted((one, other) => one.start - other.start);
}

function isUncertain(hour: string, { isEnglish, usesHalves, usesAllHours }: ClockStyle): boolean {
  if (!isEnglish || hour.startsWith('0') || Number(hour) > 12) return false;
  return usesHalves || (Number(hour) < 10 && !usesAllHours);
}
