import { describe, expect, it } from 'vitest';
import { bySeason, minutesAhead, momentAt } from './country-advice.ts';

describe('the time difference', () => {
  it('[PUB-5] is that of the day on which a trip begins: New York is five hours behind in late March, six in July', () => {
    const behind = (day: string) =>
      minutesAhead('America/New_York', 'Europe/Paris', momentAt(day, 'America/New_York'));
    expect(behind('2027-03-20')).toBe(-300);
    expect(behind('2027-07-01')).toBe(-360);
  });

  it('[PUB-5] is that of now without a day, and unknown without a zone', () => {
    const now = Temporal.Now.instant();
    expect(Math.abs(momentAt(null, 'Asia/Tokyo').since(now).total('seconds'))).toBeLessThan(60);
    expect(minutesAhead('Europe/Nowhere', 'UTC', momentAt('2027-03-20', 'Europe/Nowhere'))).toBeNull();
  });
});

it('[PUB-5] countries are listed in each season that has one of their good months', () => {
  const countries = [
    { name: 'Japan', facts: { months: [3, 4, 11] } },
    { name: 'Thailand', facts: { months: [12, 1] } },
    { name: 'Everywhere', facts: { months: ['May'] } },
  ];
  expect(bySeason(countries).map(({ name, countries: of }) => [name, ...of.map((one) => one.name)])).toEqual([
    ['seasonSpring', 'Japan'],
    ['seasonAutumn', 'Japan'],
    ['seasonWinter', 'Thailand'],
  ]);
});
