import { expect, test } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';

freshReader();

test('opens with its title and shows its content', async () => {
  await openPage('/workspace');
  expect(main().getByRole('heading', { level: 1, name: 'Workspace' })).toBeVisible();
  // Say here what a visitor finds on the page, and let it fail until it is there.
  expect(main().getAllByRole('listitem').length).toBeGreaterThan(0);
});
