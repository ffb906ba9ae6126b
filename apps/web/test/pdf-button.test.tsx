import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makePdf } from '../src/pdf/make-pdf.ts';
import { PdfButton } from '../src/pdf/pdf-button.tsx';
import type { PdfDocument } from '../src/pdf/pdf-document.ts';
import { saveFile } from '../src/app/save-file.ts';

vi.mock('../src/pdf/make-pdf.ts', () => ({ makePdf: vi.fn() }));
vi.mock('../src/app/save-file.ts', () => ({ saveFile: vi.fn() }));

const document: PdfDocument = {
  title: 'Words',
  author: 'Jyoti',
  language: 'en',
  missing: '',
  opening: [],
  parts: [],
};
const bytes = new Uint8Array([1, 2, 3]);

const show = () =>
  render(
    <>
      <h1>The page</h1>
      <PdfButton fileName="words.pdf" write={() => document} />
    </>,
  );
const download = () => screen.getByRole('button', { name: /PDF/ });
const press = () => userEvent.click(download());

beforeEach(() => {
  vi.mocked(makePdf).mockReset();
  vi.mocked(saveFile).mockReset();
});

test('nothing is made before the click; then the file is saved under its name, and said to be', async () => {
  vi.mocked(makePdf).mockResolvedValue({ bytes, missing: [] });
  show();
  expect(makePdf).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('words.pdf is saved.'));
  const [name, file] = vi.mocked(saveFile).mock.calls[0]!;
  expect(name).toBe('words.pdf');
  expect(file).toMatchObject({ type: 'application/pdf', size: 3 });
});

test('says how far it is, and can be given up', async () => {
  vi.mocked(makePdf).mockImplementation(
    (_, { onProgress, signal }) =>
      new Promise((_resolve, reject) => {
        onProgress(0.25);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  show();
  await press();
  const bar = await screen.findByRole('progressbar', { name: 'Making the PDF' });
  expect(bar).toHaveAttribute('aria-valuenow', '0.25');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(saveFile).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(download()).toBeEnabled();
});

test('a failure is one sentence; the page stands, and it can be tried again', async () => {
  vi.mocked(makePdf).mockRejectedValueOnce(new Error('404'));
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The PDF could not be made. Printing the page works all the same.',
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  vi.mocked(makePdf).mockResolvedValue({ bytes, missing: ['Tamil'] });
  await press();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'Letters of these scripts have no shape in it and stand as question marks: Tamil.',
    ),
  );
});
