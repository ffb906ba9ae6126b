import { nightly } from '../nightly.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './visitor.ts';

for (const { card, picture } of [
  { card: 'A Month of Tithis in One Minute', picture: /thirty tithis/ },
  { card: 'Why Mercury Seems to Turn Back', picture: /overtakes the Earth/ },
])
  test(
    `a video card links to its film, which plays, pauses and seeks: ${card} [S0-259]`,
    nightly(card.startsWith('Why')),
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/blog');
      await page.getByRole('link', { name: card }).click();
      const film = page
        .getByRole('figure')
        .filter({ has: page.getByRole('img', { name: picture }) });
      await expect(film).toBeInViewport();
      const position = film.getByRole('slider', { name: 'Position in the film' });
      await expect(position).toHaveValue('0');
      await film.getByRole('button', { name: 'Play' }).click();
      await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0);
      await film.getByRole('button', { name: 'Pause' }).click();
      await position.fill('39');
      await film.getByRole('button', { name: 'Play' }).click();
      await expect(position).toHaveValue('40');
      await expect(film.getByRole('button', { name: 'Play' })).toBeVisible();
      await expectAccessible(page, card, []);
    },
  );
