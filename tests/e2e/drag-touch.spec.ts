import { articleOf, atRest, boxOf, centreOf, dayLink, finger } from '#tests/support/pointing.ts';
import { expect, expectAccessible, test } from './fixtures.ts';

const visit = (title: string, day: number) => ({
  title,
  date: `2026-12-0${day}`,
  time: '10:00',
  end_time: '11:30',
});

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('[PLUS-1] [PLUS-21] a finger moves an item after a long press, to another day too; a swipe scrolls, or opens the next day', async ({
  page,
  openTrip,
}) => {
  await openTrip(
    '?day=2026-12-01',
    { trip_activities: [visit('Castelo', 1), visit('Tour', 4)] },
    { end_date: '2026-12-20' },
  );
  const item = articleOf(page, 'Castelo');
  const day = (name: string) => page.getByRole('heading', { level: 2, name });
  const { x, y } = await centreOf(item);
  const hand = await finger(page);

  await test.step('[PLUS-1] an item is held after a long press, while a swipe still scrolls', async () => {
    await hand.down({ x, y });
    await expect(page.getByText('mar. 1 déc., 10:00 – 11:30')).toBeVisible();
    await hand.to({ x, y: y + 152 });
    await expect(page.getByText('mar. 1 déc., 12:00 – 13:30')).toBeVisible();
    await hand.up();
    await expect(item).toContainText('12:00 – 13:30');

    const before = await boxOf(item);
    await hand.down({ x, y });
    await hand.to({ x, y: y - 200 });
    await hand.up();
    await expect.poll(async () => (await boxOf(item)).y).toBeLessThan(before.y - 100);
    await expect(item).toContainText('12:00 – 13:30');
  });

  await test.step('[PLUS-21] a swipe over the day opens the next one, back to the one before, within the trip', async () => {
    const swipe = (by: number) => hand.swipe({ x, y }, { x: x + by, y: y + 6 });
    await atRest(item);
    await swipe(120);
    await swipe(-120);
    await expect(day('mercredi 2 décembre')).toBeVisible();
    await expect(page).toHaveURL(/day=2026-12-02/);
    await swipe(120);
    await expect(day('mardi 1 décembre')).toBeVisible();
    await expect(item).toContainText('12:00 – 13:30');
  });

  await test.step('[PLUS-1] an item goes over the strip of days to another day', async () => {
    const from = await centreOf(item);
    const to = await centreOf(dayLink(page, 2));
    await hand.down(from);
    await expect(page.getByText('mar. 1 déc., 12:00 – 13:30')).toBeVisible();
    await hand.to(to);
    // It rests there until the day opens, and is then put on an hour of it.
    await expect(day('mercredi 2 décembre')).toBeVisible();
    await hand.to({ x: from.x, y: from.y + 44 });
    await expect(page.getByText(/mer\. 2 déc\., \d/)).toBeVisible();
    await hand.up();
    await expect(item).toBeVisible();
    await expect(day('mercredi 2 décembre')).toBeVisible();
  });

  await test.step('[PLUS-1] the strip of days holds still under a finger that rests on it: the drop is on that day', async () => {
    await dayLink(page, 4).tap();
    await expect(day('vendredi 4 décembre')).toBeVisible();
    const target = dayLink(page, 6);
    await expect(target).toBeInViewport({ ratio: 1 });
    const from = await centreOf(articleOf(page, 'Tour'));
    const to = await centreOf(target);
    await hand.down(from);
    await expect(page.getByText('ven. 4 déc., 10:00 – 11:30')).toBeVisible();
    await hand.to(to);
    await expect(day('dimanche 6 décembre')).toBeVisible();
    // Far longer than a day takes to open.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 120; frame++) await new Promise(requestAnimationFrame);
    });
    await expect(day('dimanche 6 décembre')).toBeVisible();
    expect((await centreOf(target)).x).toBeCloseTo(to.x, 0);
    await hand.up();
    await expect(articleOf(page, 'Tour')).toContainText('10:00 – 11:30');
    await expect(day('dimanche 6 décembre')).toBeVisible();
  });
});

test('[PLUS-1] [ITEM-2] a long press selects, a slide after it moves all that is selected, a round handle makes an item longer', async ({
  page,
  openTrip,
}) => {
  await openTrip('?day=2026-12-02', {
    trip_activities: [visit('Castelo', 2), visit('Tour', 3)],
    trip_meals: [{ title: 'Midi', date: '2026-12-02', time: '12:00', end_time: '13:00' }],
  });
  const hint = page.getByText('Relâchez : sélectionner · Glissez : déplacer');
  const bar = page.getByRole('region', { name: 'Sélection' });
  const hand = await finger(page);

  await test.step('[PLUS-1] a long press selects, a slide after it moves all that is selected', async () => {
    const castelo = await centreOf(articleOf(page, 'Castelo'));
    await hand.down(castelo);
    await expect(hint).toBeVisible();
    await hand.up();
    await expect(bar).toContainText('1 sélectionné');
    await expect(page).not.toHaveURL(/item=/);
    await page.getByRole('checkbox', { name: 'Sélectionner Midi' }).check();
    await expectAccessible(page);

    await hand.down(castelo);
    await expect(page.getByText('2 éléments', { exact: true })).toBeVisible();
    await hand.to({ x: castelo.x, y: castelo.y + 76 });
    await hand.up();
    await expect(articleOf(page, 'Castelo')).toContainText('11:00 – 12:30');
    await expect(articleOf(page, 'Midi')).toContainText('13:00 – 14:00');
    await expect(bar).toContainText('2 sélectionnés');

    const moved = await centreOf(articleOf(page, 'Castelo'));
    await hand.down(moved);
    await expect(hint).toBeVisible();
    await hand.up();
    await expect(bar).toContainText('1 sélectionné');
    await page.keyboard.press('Escape');
    await expect(bar).toHaveCount(0);
  });

  await dayLink(page, 3).tap();
  const face = page.getByRole('button', { name: 'Détails : Tour' });

  await test.step('[PLUS-1] the click of a long press opens nothing, however late a busy phone makes it', async () => {
    const { x: clientX, y: clientY } = await centreOf(face);
    const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, clientX, clientY };
    await face.dispatchEvent('pointerdown', touch);
    await expect(hint).toBeVisible();
    await face.dispatchEvent('pointerup', touch);
    await expect(bar).toContainText('1 sélectionné');
    await face.dispatchEvent('click', { detail: 1 });
    await expect(face).toHaveAttribute('aria-expanded', 'false');
    await expect(bar).toContainText('1 sélectionné');
    // The next press is a press again: while something is selected, it selects or lets go.
    await face.tap();
    await expect(bar).toHaveCount(0);
    await face.tap();
    await expect(face).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(/item=/);
  });

  await test.step('[PLUS-1] [ITEM-2] a finger makes a chosen item longer by its round handle', async () => {
    const tower = articleOf(page, 'Tour');
    // In the middle: near the lower end the timeline would scroll for as long as the finger is down.
    // Its details take a part of the timeline, more as their parts come, and its handles come after the first paint.
    const details = page.getByRole('region', { name: 'Tour', exact: true });
    await details.getByRole('button', { name: 'Ajouter un document' }).waitFor();
    await tower.locator('[data-edge="end"]').waitFor();
    await tower.evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await tower.tap({ trial: true });
    const box = await boxOf(tower);
    const edge = { x: box.x + box.width / 2, y: box.y + box.height + 2 };
    await hand.down(edge);
    await hand.to({ x: edge.x, y: edge.y + 38 });
    await hand.up();
    await expect(tower).toContainText('10:00 – 12:00');
  });
});
