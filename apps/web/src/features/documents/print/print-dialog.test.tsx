import type { PdfLetterhead } from '@jyoti/pdf';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TOKEN_KEY } from '../../../platform/bootstrap/token-key.ts';
import { clearVisitorData } from '../../../platform/session/visitor-data.ts';
import type { PrintChoice } from './print-choice.ts';
import { PrintDialog } from './print-dialog.tsx';

const part = (key: string, label: string) => ({ key, label });
const kundli: PrintChoice = {
  groups: [
    { label: 'Kundli', parts: [part('basic', 'Basic'), part('planets', 'Planets')] },
    { label: 'Dashas', parts: [part('maha', 'Mahadasha')] },
  ],
  current: part('maha', 'Mahadasha'),
};
const match: PrintChoice = { groups: [{ parts: [part('koota', 'Koota')] }], current: null };

/** What the last render offers to download. */
let offer: { parts: string[]; letterhead: PdfLetterhead | undefined };
const open = (choice = kundli) => {
  cleanup();
  render(
    <PrintDialog
      {...choice}
      onClose={vi.fn()}
      onPrint={vi.fn()}
      pdf={(_, parts, letterhead) => {
        offer = { parts: [...parts], letterhead };
        return null;
      }}
    />,
  );
};
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const tick = (name: string) => userEvent.click(screen.getByRole('checkbox', { name }));
const type = async (label: string, text: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: new RegExp(`^${label}`) }), text);

beforeEach(() => {
  localStorage.setItem(TOKEN_KEY, 'a token');
  URL.createObjectURL = vi.fn(() => 'blob:logo');
  URL.revokeObjectURL = vi.fn();
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
  clearVisitorData();
  localStorage.clear();
});

describe('the name on the PDF', () => {
  const jpeg = `data:image/jpeg;base64,${btoa('a picture')}`;
  const upload = async (file: File) =>
    userEvent.upload(await screen.findByLabelText(/^Logo/), file, { applyAccept: false });

  test('is offered next time, until it is unticked, removed, or the visitor logs out', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.resolve({ width: 4000, height: 1000, close: vi.fn() }),
    );
    const drawImage = vi.fn();
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
      fillRect: vi.fn(),
      drawImage,
    } as unknown as GPUCanvasContext);
    vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(jpeg);
    open();
    expect(offer.letterhead).toBeUndefined();
    await press('Your name on the PDF');
    await type('Your name', 'पंडित रमेश');
    await type('Phone', '98765 43210');
    await type('Signature', 'Ramesh');
    await upload(new File(['png'], 'logo.png', { type: 'image/png' }));
    await press('Save my details');
    const letterhead = {
      name: 'पंडित रमेश',
      lines: ['98765 43210'],
      signature: 'Ramesh',
      logo: Uint8Array.from('a picture', (letter) => letter.codePointAt(0)!),
    };
    await waitFor(() => expect(offer.letterhead).toEqual(letterhead));
    expect(drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 500, 125);

    open(match);
    expect(offer.letterhead).toEqual(letterhead);
    await tick('Put my name and logo on the PDF');
    expect(offer.letterhead).toBeUndefined();
    await press('Your name on the PDF');
    await press('Remove my details');
    open();
    expect(offer.letterhead).toBeUndefined();

    await press('Your name on the PDF');
    await type('Your name', 'Asha');
    await press('Save my details');
    await waitFor(() => expect(offer.letterhead).toEqual({ name: 'Asha', lines: [] }));
    clearVisitorData();
    open();
    expect(offer.letterhead).toBeUndefined();
  });

  test('needs a name, and a logo that is a small enough picture', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('not decoded')));
    open();
    await press('Your name on the PDF');
    const noPicture = 'This file isn’t a PNG or JPG picture; choose another one.';
    for (const [file, problem] of [
      [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), noPicture],
      [new File(['text'], 'logo.png', { type: 'image/png' }), noPicture],
      [
        new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'logo.jpg', { type: 'image/jpeg' }),
        'This picture is larger than 2 MB; choose a smaller one.',
      ],
    ] as const) {
      await upload(file);
      await press('Save my details');
      const field = await screen.findByLabelText(/^Logo/);
      await waitFor(() =>
        expect(field).toHaveAccessibleDescription(expect.stringContaining(problem)),
      );
    }
    expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveAccessibleDescription(
      expect.stringContaining('Enter the name that should appear on the PDF.'),
    );
    expect(offer.letterhead).toBeUndefined();
  });
});

test('parts in an order of their own are a template: offered next time, changed and deleted', async () => {
  open();
  await userEvent.click(screen.getByRole('radio', { name: 'Let me choose' }));
  await tick('Planets');
  expect(offer.parts).toEqual(['planets', 'maha']);
  await press('Move Mahadasha up');
  expect(offer.parts).toEqual(['maha', 'planets']);
  expect(await button('Move Mahadasha up')).toHaveFocus();
  expect(screen.getByText('Mahadasha: 1 of 2')).toBeInTheDocument();
  await press('Save template');
  expect(
    screen.getByRole('textbox', { name: /^Name of the template/ }),
  ).toHaveAccessibleDescription(expect.stringContaining('Enter a name for the template.'));
  await type('Name of the template', 'For marriage');
  await press('Save template');

  open();
  const saved = () => screen.getByRole('radio', { name: /^For marriage/ });
  expect(saved()).toBeChecked();
  expect(screen.getByText('Mahadasha, Planets')).toBeInTheDocument();
  expect(offer.parts).toEqual(['maha', 'planets']);
  open(match);
  expect(screen.queryByRole('radio', { name: /^For marriage/ })).not.toBeInTheDocument();

  open();
  await press('Change this template');
  await tick('Basic');
  await press('Save template');
  expect(saved()).toBeChecked();
  expect(offer.parts).toEqual(['maha', 'planets', 'basic']);
  await userEvent.click(screen.getByRole('radio', { name: /^Whole report/ }));
  expect(offer.parts).toEqual(['basic', 'planets', 'maha']);
  await userEvent.click(saved());
  await press('Delete this template');
  expect(screen.queryByRole('radio', { name: /^For marriage/ })).not.toBeInTheDocument();
});
