/** A time zone whose clocks show this hour now. */
export function zoneAt(hour: number): string {
  // POSIX has the sign the other way round, and reaches from 14 hours before Greenwich to 12 behind.
  const behind = (new Date().getUTCHours() - hour + 24) % 24;
  return `Etc/GMT${behind <= 12 ? `+${behind}` : `-${24 - behind}`}`;
}
