import { expect, type CDPSession, type Locator } from '@playwright/test';
import { open, test, turnTo } from './stories.ts';

/** Tests that need a browser's own accessibility tree, real scrolling and keys, paper, zoom or a policy of a whole page. */

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

/** From the bottom of a button to the top of its panel, px. */
const distanceOf = async (button: Locator, panel: Locator) => {
  const [below, top] = await Promise.all([
    button.evaluate((element) => element.getBoundingClientRect().bottom),
    panel.evaluate((element) => element.getBoundingClientRect().top),
  ]);
  return top - below;
};

test('a panel follows its button when the page above it grows', async ({ page }) => {
  await open(page, 'components-layers-popover--default');
  await turnTo(page, 'components-layers-popover--default');
  const button = page.getByRole('button', { name: 'Chart style' });
  const panel = page.locator('[data-part="popover"]');
  await button.click();
  await expect.poll(() => distanceOf(button, panel)).toBeCloseTo(4, 0);
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.style.blockSize = '120px';
    document.body.prepend(banner);
  });
  await expect.poll(() => distanceOf(button, panel)).toBeCloseTo(4, 0);
});

// radix-ui/primitives #2057 and #3063, shadcn-ui/ui #4461, theKashey/react-remove-scroll #21
test("under style-src 'self' a dialog locks the page and a menu is placed, with no style element and nothing reported", async ({
  page,
}) => {
  await page.route('**/iframe.html*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "style-src 'self'" };
    await route.fulfill({ response, headers });
  });
  await open(page, 'components-layers-dialog--default');
  await turnTo(page, 'components-layers-dialog--default');
  // Storybook's own page has styles that the policy blocks, before this.
  await page.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) =>
      console.error(`blocked: ${violatedDirective} ${sourceFile}`),
    );
    for (const style of document.querySelectorAll('style')) style.remove();
    // Above its placeholders, which no style hides any more.
    document.body.prepend(document.querySelector('#storybook-root')!);
  });
  const blocked: string[] = [];
  page.on('console', (line) => {
    if (line.text().startsWith('blocked')) blocked.push(line.text());
  });
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.getByRole('button', { name: 'Book this ceremony' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await overflow()).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect.poll(overflow).not.toBe('hidden');
  expect(blocked).toEqual([]);

  await turnTo(page, 'components-actions-menu--default');
  // Storybook's own markup again.
  blocked.length = 0;
  const button = page.getByRole('button', { name: 'Report' });
  await button.click();
  const menu = page.getByRole('menu');
  await expect(menu).toHaveAttribute('data-side', 'below');
  await expect.poll(() => distanceOf(button, menu)).toBeCloseTo(4, 0);
  await expect(page.locator('style')).toHaveCount(0);
  expect(blocked).toEqual([]);
});

// floating-ui/floating-ui #2084, mui/material-ui #48288
test('in a page zoomed by two fingers a menu opens in the visible part, below its button', async ({
  book,
}) => {
  await book.setViewportSize({ width: 640, height: 640 });
  await turnTo(book, 'components-actions-menu--default');
  await book.locator('#storybook-root').evaluate(({ style }) => (style.paddingLeft = '280px'));
  const session = await book.context().newCDPSession(book);
  await session.send('Input.synthesizePinchGesture', { x: 200, y: 100, scaleFactor: 2 });
  const button = book.getByRole('button', { name: 'Report' });
  await button.press('Enter');
  const menu = book.getByRole('menu');
  await expect(menu).toHaveAttribute('data-side', 'below');
  await expect.poll(() => distanceOf(button, menu)).toBeCloseTo(4, 0);
  const { scale, outside } = await menu.evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    const { scale: zoom, offsetLeft, width } = visualViewport!;
    return { scale: zoom, outside: left < offsetLeft || right > offsetLeft + width };
  });
  expect(scale).toBeCloseTo(2, 1);
  expect(outside).toBe(false);
  await book.keyboard.press('Escape');
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await session.detach();
});

// department-of-veterans-affairs/va.gov #5955, openeuropa/oe_theme #824
test('on paper the answers of a closed accordion are printed', async ({ book }) => {
  await turnTo(book, 'components-content-accordion--closed-answers');
  const height = () =>
    book
      .getByText('24 hours or more ahead')
      .evaluate((answer) =>
        answer.checkVisibility({ opacityProperty: true })
          ? answer.getBoundingClientRect().height
          : 0,
      );
  expect(await height()).toBe(0);
  await book.emulateMedia({ media: 'print' });
  await expect.poll(height).toBeGreaterThan(15);
  await book.emulateMedia({ media: null });
});

test('keys move a slider, by a step and by a tenth of its scale', async ({ book }) => {
  await turnTo(book, 'components-forms-slider--default');
  const slider = book.getByRole('slider', { name: 'Distance' });
  await slider.press('ArrowRight');
  await slider.press('PageUp');
  await expect(slider).toHaveValue('16');
});
