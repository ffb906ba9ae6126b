import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { makePdf } from '../src/features/documents/pdf/make-pdf.ts';
import { PdfButton, type PdfSetting } from '../src/features/documents/pdf/pdf-button.tsx';
import type { PdfDocument } from '@jyoti/pdf';

const document: PdfDocument = {
  title: 'Words',
  author: 'Jyoti',
  language: 'en',
  missing: '',
  opening: [],
  parts: [],
};
const make = vi.fn<typeof makePdf>();
/** Names and contents of the downloads. */
let saved: { name: string; file: Blob }[];
const bytes = new Uint8Array([1, 2, 3]);

const show = () =>
  render(
    <>
      <h1>The page</h1>
      <PdfButton fileName="words.pdf" write={() => document} make={make} />
    </>,
  );
const download = () => screen.getByRole('button', { name: /PDF/ });
const press = () => userEvent.click(download());

beforeEach(() => {
  make.mockReset();
  saved = [];
  let file = new Blob();
  const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((made) => {
    file = made as Blob;
    return 'blob:words';
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function clicked(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file });
  });
  return () => {
    address.mockRestore();
    click.mockRestore();
  };
});
test('nothing is created before the click; then the file is downloaded, with a message', async () => {
  make.mockResolvedValue({ bytes, missing: [] });
  show();
  expect(make).not.toHaveBeenCalled();
  await press();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('words.pdf is saved.'));
  expect(saved.map(({ name }) => name)).toEqual(['words.pdf']);
  expect(saved[0]?.file).toMatchObject({ type: 'application/pdf', size: 3 });
});

test('shows the progress, and can be cancelled', async () => {
  make.mockImplementation(
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
  expect(saved).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(download()).toBeEnabled();
});

test('a failure shows one sentence; the page stays, and a retry is possible', async () => {
  make.mockRejectedValueOnce(new Error('404'));
  show();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'We couldn’t make the PDF. You can still print the page.',
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
  make.mockResolvedValue({ bytes, missing: ['Tamil'] });
  await press();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(
      'The PDF’s fonts lack letters of these scripts, so they show as question marks: Tamil.',
    ),
  );
});

test('a letterhead is on the document, and its name is the author instead of the site', async () => {
  make.mockResolvedValue({ bytes, missing: [] });
  const letterhead = { name: 'Asha', lines: [] };
  const write = (setting: PdfSetting) => ({ ...document, author: setting.author });
  render(<PdfButton fileName="words.pdf" write={write} letterhead={letterhead} make={make} />);
  await press();
  expect(make.mock.lastCall?.[0]).toEqual({ ...document, author: 'Asha', letterhead });
});
