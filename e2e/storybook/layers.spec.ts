import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { open, turnTo } from './stories.ts';

/** Tests of overlays that need a browser's own accessibility tree and real scrolling. */

interface AxNode {
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
}

/** Role and name of every node in the accessibility tree. */
async function accessible(session: CDPSession): Promise<string[]> {
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] };
  return nodes
    .filter(({ ignored }) => !ignored)
    .map(({ role, name }) => `${role?.value}:${name?.value ?? ''}`);
}

test('behind a modal dialog a screen reader finds nothing, carousels included @wcag:1.3.1', async ({
  page,
}) => {
  const story = 'components-layers-dialog--over-a-carousel';
  await open(page, story);
  // After the play function has run.
  await turnTo(page, story);
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  // The tree is updated some time after the page.
  const tree = () => expect.poll(() => accessible(session));
  const review = 'StaticText:Review 1';

  await tree().toContain(review);
  await page.getByRole('button', { name: 'Book Ceremony' }).click();
  await tree().toContain('dialog:Book Ceremony');
  expect(await accessible(session)).not.toContain(review);
  await page.keyboard.press('Escape');
  await tree().toContain(review);
});

const distance = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    return box('[data-part="popover"]').top - box('[aria-haspopup="dialog"]').bottom;
  });

test('a panel follows its button when the page above it grows', async ({ page }) => {
  await open(page, 'components-layers-popover--default');
  await turnTo(page, 'components-layers-popover--default');
  await page.getByRole('button', { name: 'Chart style' }).click();
  await expect.poll(() => distance(page)).toBeCloseTo(4, 0);
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.style.blockSize = '120px';
    document.body.prepend(banner);
  });
  await expect.poll(() => distance(page)).toBeCloseTo(4, 0);
});
