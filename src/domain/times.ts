export const DAY_MINUTES = 1440;

const CLOCK = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?$/;

/** `14:00` or `14:00:00`. @returns null for anything else */
export function parseMinutes(value: string | null | undefined): number | null {
  const match = CLOCK.exec(value?.trim() ?? '');
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** `14:00`; 1440 is midnight again. */
export function formatMinutes(minutes: number): string {
  const within = ((Math.round(minutes) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const hours = Math.floor(within / 60);
  return `${String(hours).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** Minutes from one hour to the next such hour, past midnight if need be [ITEM-2]. */
export function minutesUntil(from: number, to: number): number {
  return (to - from + DAY_MINUTES) % DAY_MINUTES;
}

const DURATION = /^(?:(\d{1,3})\s*[h:]\s*)?(?:(\d{1,5})\s*(?:m|mn|min|minutes?)?)?$/i;

/** Reads `14 h 20`, `14:20`, `2 h`, `45 min`, or minutes. @returns null for anything else */
export function parseDuration(text: string): number | null {
  const [, hours, minutes] = DURATION.exec(text.trim()) ?? [];
  if (hours === undefined) return minutes === undefined ? null : Number(minutes);
  return Number(minutes ?? 0) < 60 ? Number(hours) * 60 + Number(minutes ?? 0) : null;
}
