import { expectAskedBeforeLost } from './admin-dialogs.ts';
import { expect, expectAccessible, openItemDialog, test, toastOf } from './fixtures.ts';

test.describe('the administration, in English', () => {
  test.use({ language: 'en' });

  test('[ADMIN-4] a post is written, there after a reload, refused a taken address, scheduled, and never overwritten unasked', async ({
    page,
    person,
    signInAs,
  }) => {
    const sue = await person({ role: 'supervisor' });
    await signInAs(sue);
    await sue.client.from('blog_posts').insert({ slug: 'taken', title_fr: 'Pris', title_en: 'Taken' });
    await page.goto('/admin/blog/new');
    await page.getByLabel('French title').fill('Été à Sète');
    await expect(page.getByLabel('Page address')).toHaveValue('ete-a-sete');
    await page.getByLabel('English title').fill('Summer in Sète');
    await page.getByRole('tab', { name: 'English' }).click();
    const english = page.getByRole('textbox', { name: 'English text (Markdown)' });
    await test.step('[ADMIN-4] undo and redo take back what the toolbar and the keys did', async () => {
      await english.pressSequentially('The canal');
      await english.selectText();
      await english.press('Control+b');
      await expect(english).toHaveValue('**The canal**');
      const bold = page.getByRole('region', { name: 'Preview' }).locator('strong');
      await expect(bold).toHaveText('The canal');
      await page.getByRole('button', { name: 'Bullets' }).filter({ visible: true }).click();
      await expect(english).toHaveValue('- **The canal**');
      await expect(english).toBeFocused();
      await english.press('Control+z');
      await expect(english).toHaveValue('**The canal**');
      await english.press('Control+z');
      await expect(english).toHaveValue('The canal');
      await expect(bold).toHaveCount(0);
      await english.press('Control+Shift+z');
      await expect(english).toHaveValue('**The canal**');
    });

    await test.step('[ADMIN-4] what was begun is there after a reload, and another one begun beside it', async () => {
      await page.getByRole('link', { name: 'Users' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click();
      await page.reload();
      await expect(page.getByText('Your unsaved text was recovered')).toBeVisible();
      await expect(page.getByLabel('English title')).toHaveValue('Summer in Sète');
      // Neither takes the other's place, and each is found again in the list.
      await page.goto('/admin/blog/new');
      await page.getByLabel('French title').fill('Hiver à Sète');
      await page.goto('/admin/blog');
      const begun = page.getByRole('region', { name: 'Texts started on this device' });
      await begun.getByRole('button', { name: 'Discard the text “Hiver à Sète”' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
      await expect(begun.getByRole('listitem')).toHaveCount(1);
      await begun.getByRole('link', { name: 'Summer in Sète' }).click();
      await expect(page.getByLabel('French title')).toHaveValue('Été à Sète');
      await page.getByRole('tab', { name: 'English' }).click();
    });

    await test.step('[ADMIN-4] a taken address is refused; without a network nothing is lost', async () => {
      await page.getByLabel('Page address').fill('taken');
      await page.getByLabel('Publication date').fill('2199-07-01T09:00');
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByLabel('Page address')).toHaveAccessibleDescription(/already taken/);
      await expectAccessible(page);
      await page.getByLabel('Page address').fill('summer-in-sete');
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(page.getByText('The server can’t be reached.')).toBeVisible();
      await expect(english).toHaveValue('**The canal**');
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(toastOf(page)).toContainText('will be published on the chosen date');
      await expect(page).toHaveURL(/\/admin\/blog\/edit\//);
      await expect(page.getByText('Scheduled')).toBeVisible();
    });

    await test.step('[ADMIN-4] what somebody else stored meanwhile is not overwritten unasked', async () => {
      const { data } = await sue.client
        .from('blog_posts')
        .update({ title_en: 'Winter in Sète' })
        .eq('slug', 'summer-in-sete')
        .select('slug');
      expect(data).toHaveLength(1);
      await page.getByLabel('English title').fill('Autumn in Sète');
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(/changed elsewhere/)).toBeVisible();
      await page.getByRole('button', { name: 'Keep my text' }).click();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('All saved')).toBeVisible();
    });

    await test.step('[ADMIN-4] scheduled, it is in the list and not in the blog', async () => {
      await page
        .getByRole('navigation', { name: 'Administration' })
        .getByRole('link', { name: 'Blog' })
        .click();
      await expect(page).toHaveURL(/\/admin\/blog$/);
      await page.getByRole('searchbox').fill('autumn');
      const table = page.getByRole('table', { name: 'Articles' });
      await expect(table.getByRole('row')).toHaveCount(2);
      await expect(table).toContainText('Scheduled');
      const answer = await page.request.get('/blog/posts/summer-in-sete');
      expect(answer.status()).toBe(404);
      expect(await answer.text()).not.toContain('Autumn in Sète');
    });
  });

  test('[ADMIN-6] [BAN-1] [SHELL-5] people are found, made premium, banned with a reason, out at once, and let back; oneself is left alone', async ({
    page,
    person,
    signInAs,
    sharedTrip,
    openAs,
  }) => {
    const { thomas: zoe, trip } = await sharedTrip('editor', { name: 'Zoé Çelik' });
    const theirs = await openAs(zoe, `/trip/${trip}`);
    await expect(theirs.getByRole('button', { name: /^Travellers, here: / })).toBeVisible();
    await (await openItemDialog(theirs, 'Add', 'Note')).getByLabel('Title').fill('An idea for Sunday');
    const sue = await person({ role: 'supervisor', name: 'Sue' });
    await signInAs(sue);
    await page.goto('/admin/users');
    const table = page.getByRole('table', { name: 'Users' });
    await page.getByRole('searchbox').fill(sue.email);
    await expect(table.getByRole('row')).toHaveCount(2);
    await expect(table.getByRole('button', { name: /Ban|Rights/ })).toHaveCount(0);
    await page.getByRole('searchbox').fill(`celik ${zoe.email.split('@')[0]}`);
    await table.getByRole('button', { name: 'Rights: Zoé Çelik' }).click();
    // What the database says when the last supervisor would go (tests/db/supervisors): the dialog says it in words, and stays.
    await page.route(/\/rest\/v1\/profiles/, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { code: 'PT409', message: 'last_supervisor', details: 'role' } })
        : route.continue(),
    );
    await page.getByLabel('Premium account').check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('dialog')).toContainText('At least one supervisor must remain.');
    await page.unroute(/\/rest\/v1\/profiles/);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(table.getByText('Premium')).toBeVisible();
    await table.getByRole('button', { name: 'Ban: Zoé Çelik' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ban Zoé Çelik?' });
    await expectAskedBeforeLost(page, 'Reason', 'Spam'); // [SHELL-5]
    await table.getByRole('button', { name: 'Ban: Zoé Çelik' }).click();
    await dialog.getByRole('button', { name: 'Ban' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/);
    await dialog.getByLabel('Reason').fill('Advertises');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ban' }).click();
    await expect(table.getByText('Banned')).toBeVisible();
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Your account is blocked');
    await expect(theirs.getByLabel('What you were writing')).toHaveValue('An idea for Sunday');
    await theirs.goto('/dashboard');
    await theirs.waitForURL('**/auth');
    const signIn = async () => {
      await theirs.getByLabel('Email', { exact: true }).fill(zoe.email);
      await theirs.getByLabel('Password', { exact: true }).fill(zoe.password);
      await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
    };
    await signIn();
    await expect(theirs.getByRole('status').getByText('This account is blocked.')).toBeVisible();
    await table.getByRole('button', { name: 'Lift the ban: Zoé Çelik' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Advertises');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Lift the ban' }).click();
    await expect(toastOf(page)).toContainText('Zoé Çelik’s account is no longer blocked.');
    await signIn();
    await expect(theirs).toHaveURL('/dashboard');
  });
});
