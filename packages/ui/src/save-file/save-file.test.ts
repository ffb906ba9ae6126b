import { expect, test, vi } from 'vitest';
import { saveFile } from './index.ts';

test('downloads the content under its name, and revokes its object URL afterwards', async () => {
  const create = vi.fn(() => 'blob:sample');
  const revoke = vi.fn();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke }));
  const clicked: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(this);
  });
  const content = new Blob(['text']);
  saveFile('day.ics', content);
  expect(create).toHaveBeenCalledWith(content);
  expect(clicked.map(({ download, href }) => [download, href])).toEqual([
    ['day.ics', 'blob:sample'],
  ]);
  await vi.waitFor(() => expect(revoke).toHaveBeenCalledWith('blob:sample'));
  click.mockRestore();
  vi.unstubAllGlobals();
});
