import { expect, test } from './visitor.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

test('touch shows no hover styles, only the active state of a press', async ({ page }) => {
  await page.goto('/faqs');
  const question = page.getByRole('main').locator('[data-part="accordion-trigger"]').first();
  await question.evaluate((button) => {
    const seen: string[] = [];
    const look = () => {
      seen.push(getComputedStyle(button).color);
      requestAnimationFrame(look);
    };
    look();
    for (const type of ['mouseover', 'mousedown', 'mouseup', 'click'])
      button.addEventListener(type, () => seen.push(getComputedStyle(button).color));
    Object.assign(globalThis, { seen });
  });
  await question.tap();
  await expect(question).toHaveAttribute('aria-expanded', 'false');
  // A hover style would come with a transition.
  await question.evaluate(async (button) => {
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.all(button.getAnimations({ subtree: true }).map(({ finished }) => finished));
  });
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen);
  expect([...new Set(seen)]).toHaveLength(1);
});
