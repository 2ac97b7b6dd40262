import { openDay } from '#tests/support/pointing.ts';
import type { TripContent } from '#tests/support/trips.ts';
import { expect, test } from './fixtures.ts';

const CONTENT: TripContent = {
  trip_accommodations: [
    {
      title: 'Casa do Largo',
      address: 'Largo do Carmo 8, Lisboa',
      check_in: '2026-12-01',
      check_out: '2026-12-04',
      check_in_time: '15:00',
      check_out_time: '10:30',
      price: 360,
    },
  ],
  trip_activities: [
    {
      title: 'Castelo de São Jorge',
      date: '2026-12-02',
      time: '10:00',
      end_time: '12:15',
      price: 15,
      location: { name: 'Castelo de São Jorge', lat: 38.7139, lng: -9.1335 },
    },
    {
      title: 'Oceanário',
      date: '2026-12-02',
      time: '14:00',
      end_time: '16:00',
      location: { name: 'Oceanário', lat: 38.7636, lng: -9.0937 },
    },
    { title: 'Aquarium', date: '2026-12-20', time: '09:00' },
  ],
  trip_itineraries: [
    {
      title: 'Train de nuit',
      date: '2026-12-04',
      time: '22:40',
      duration: 520,
      sub_type: 'train',
      price: 42.5,
    },
  ],
  trip_meals: [{ title: 'Pastéis', date: '2026-12-02' }],
  trip_notes: [{ title: 'Adaptateurs', content: 'Prises de type F' }],
};

test('[PLUS-21] the agenda lists all days of the trip, wide and on a phone, and begins at today', async ({
  page,
  openTrip,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.clock.setFixedTime(new Date('2026-12-04T09:00:00'));
  await openTrip('?day=agenda', CONTENT);
  const agenda = page.getByRole('region', { name: 'Tout le voyage', exact: true });

  await test.step('[PLUS-21] during the trip it begins at today', async () => {
    await expect(page.getByRole('link', { name: /vendredi 4 décembre.*aujourd.hui/i })).toBeInViewport();
    await expect(page.getByRole('link', { name: /mardi 1 décembre/i })).not.toBeInViewport();
  });

  for (const width of [1440, 390])
    await test.step(`[PLUS-21] all days, with their items and what lies outside, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 844 });
      await openDay(page, 2);
      await page.getByRole('navigation', { name: 'Jours' }).getByRole('link', { name: 'Tout' }).click();
      await expect(page).toHaveURL(/day=agenda/);
      const second = agenda.getByRole('region', { name: /mercredi 2 décembre/i });
      await expect(second.getByRole('article')).toHaveText([/10:00.*Castelo/, /14:00.*Oceanário/, /Pastéis/]);
      await expect(second).toContainText('Casa do Largo · nuit 2 sur 3');
      await expect(agenda).toContainText('Rien de prévu');
      await expect(agenda.getByRole('region', { name: /samedi 5/i })).toContainText('Train de nuit');
      await expect(agenda.getByRole('region', { name: 'Hors des dates' })).toContainText('Aquarium');
      await expect(agenda.getByRole('region', { name: 'Pour tout le voyage' })).toContainText('Adaptateurs');

      await agenda
        .getByRole('button', { name: /Oceanário/ })
        .first()
        .click();
      await expect(page).toHaveURL(/item=/);
      await page.keyboard.press('Escape');
      await expect(page).not.toHaveURL(/item=/);
      await agenda.getByRole('link', { name: /mercredi 2 décembre/i }).click();
      await expect(page).toHaveURL(/day=2026-12-02/);
    });
});
