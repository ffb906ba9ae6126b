import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

interface StoryIndex {
  entries: Record<string, { id: string; title: string; name: string; type: string }>;
}

const { entries } = JSON.parse(
  readFileSync(new URL('../../storybook-static/index.json', import.meta.url), 'utf8'),
) as StoryIndex;

/** Every story of the built Storybook. */
export const stories = Object.values(entries).filter(({ type }) => type === 'story');
/** A sheet shows every state of its component: what holds on it holds in the other stories. */
export const sheets = stories.filter(({ title }) => title.startsWith('States/'));

/** Opens a story alone. Storybook's own check is put off, because axe does not run twice at once. */
export async function open(page: Page, id: string, globals = ''): Promise<void> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true;${globals}`);
  await page
    .locator('#storybook-root > *, [role="dialog"], [role="alertdialog"]')
    .first()
    .waitFor({ state: 'attached' });
}
