import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PDFDocument } from 'pdf-lib';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshReader, main, openPage } from './render-reading.tsx';
import { asha } from './render-site.tsx';
import { infoPage } from './site-content.ts';
import { facesOfDisk } from './face-of-disk.ts';

freshReader();

const page = infoPage('disclaimer');
const box = () => main().getByRole('checkbox', { name: page.acknowledgement });
const confirm = () => main().getByRole('button', { name: 'Confirm Agreement' });
const confirmed = (visitorId: string | null) => ({
  document: 'disclaimer',
  version: page.updated,
  acknowledgedAt: '2026-11-22T02:00:00Z',
  visitorId,
});
const VISITOR = '0b0f1b9e-3c1e-4a52-9d60-2f2b4a1f8c11';
const stores = {
  'POST /api/disclaimer/acknowledgement': { status: 201, body: { data: confirmed(VISITOR) } },
};

beforeEach(() => {
  vi.stubGlobal('print', vi.fn());
});

test('prints with the browser’s print dialog [S0-408] [S0-409]', async () => {
  await openPage('/disclaimer');
  await userEvent.click(main().getByRole('button', { name: 'Print' }));
  expect(globalThis.print).toHaveBeenCalledOnce();
});

test('downloads its text as a PDF [S0-410] [S0-411]', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = (file: Blob) => {
        files.push(file);
        return 'blob:disclaimer';
      };
      static override revokeObjectURL = () => undefined;
    },
  );
  const links: HTMLAnchorElement[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    links.push(this);
  });
  await openPage('/disclaimer');
  facesOfDisk();
  await userEvent.click(main().getByRole('button', { name: 'Download PDF' }));
  await waitFor(() => expect(files).toHaveLength(1), { timeout: 10_000 });
  click.mockRestore();
  expect(links[0]?.download).toBe('jyoti-disclaimer.pdf');
  expect(files[0]?.type).toBe('application/pdf');
  const bytes = await new Promise<ArrayBuffer>((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(files[0] as Blob);
  });
  const file = await PDFDocument.load(bytes);
  expect(file.getTitle()).toBe('Jyoti: Disclaimer');
  expect(file.getPageCount()).toBeGreaterThan(1);
});

test('has three text sizes, and remembers the choice [S0-412] [S0-413]', async () => {
  const site = await openPage('/disclaimer');
  const size = () => main().getByRole('combobox', { name: 'Text size' });
  const text = () => document.querySelector('[data-text-size]');
  expect([...size().children].map((option) => option.textContent)).toEqual([
    'Small',
    'Medium',
    'Large',
  ]);
  expect(text()).toHaveAttribute('data-text-size', 'medium');
  const medium = text()?.className;
  await userEvent.selectOptions(size(), 'Large');
  expect(text()).toHaveAttribute('data-text-size', 'large');
  expect(text()?.className).not.toBe(medium);
  site.unmount();
  await openPage('/disclaimer');
  expect(size()).toHaveValue('large');
  await userEvent.selectOptions(size(), 'Medium');
});

test('can be acknowledged only after the box is ticked [S0-414] [S0-415] [S0-416]', async () => {
  await openPage('/disclaimer');
  expect(box()).not.toBeChecked();
  expect(confirm()).toBeDisabled();
  await userEvent.click(box());
  expect(confirm()).toBeEnabled();
  await userEvent.click(box());
  expect(confirm()).toBeDisabled();
});

test('stores the acknowledgement with its date, and shows it at the next visit [S0-417]', async () => {
  const site = await openPage('/disclaimer', stores);
  await userEvent.click(box());
  await userEvent.click(confirm());
  expect(
    await main().findByText(/You confirmed this disclaimer on 22 November 2026/),
  ).toBeVisible();
  expect(main().getByText(/only this browser knows/)).toBeVisible();
  expect(site.calls.find(({ path }) => path === '/api/disclaimer/acknowledgement')?.body).toEqual({
    version: page.updated,
    visitorId: null,
  });
  site.unmount();
  await openPage('/disclaimer');
  expect(main().getByText(/You confirmed this disclaimer/)).toBeVisible();
  expect(main().queryByRole('checkbox')).not.toBeInTheDocument();
});

test('asks again after the text has changed, even under the same version [S0-417]', async () => {
  localStorage.setItem(
    'disclaimer-acknowledgement',
    JSON.stringify({ ...confirmed(VISITOR), version: '2020-01-01' }),
  );
  const { calls } = await openPage('/disclaimer', stores);
  await userEvent.click(box());
  await userEvent.click(confirm());
  await main().findByText(/You confirmed this disclaimer/);
  expect(calls.find(({ path }) => path === '/api/disclaimer/acknowledgement')?.body).toEqual({
    version: page.updated,
    visitorId: VISITOR,
  });
});

test('shows what the account has acknowledged [S0-417]', async () => {
  localStorage.setItem('token', 'stored-token');
  await openPage('/disclaimer', {
    'GET /api/auth/profile': { body: { data: asha } },
    'GET /api/disclaimer/acknowledgement': { body: { data: confirmed(null) } },
  });
  expect(await main().findByText(/You confirmed this disclaimer/)).toBeVisible();
  expect(main().getByText(/saved this with your account/)).toBeVisible();
});

test('reports a failure to store it, and keeps the tick', async () => {
  await openPage('/disclaimer', { 'POST /api/disclaimer/acknowledgement': 'no response' });
  await userEvent.click(box());
  await userEvent.click(confirm());
  expect(await screen.findByText(/could not be recorded/)).toBeVisible();
  expect(box()).toBeChecked();
  await act(async () => undefined);
});
