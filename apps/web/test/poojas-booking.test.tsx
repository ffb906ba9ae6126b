import type { BookInput } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha } from './render-site.tsx';
import {
  BOOK,
  bookingOf,
  closeBrowser,
  dialog,
  freshBrowser,
  inForm,
  openPooja,
  openPoojas,
  page,
  poojaOf,
  QUOTE,
  quoteOf,
  fieldErrorResponse,
} from './poojas-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/pages/pooja/booking-dialog.tsx';
import '../src/pages/pooja/booking-made.tsx';

const user = userEvent.setup();
const box = (name: string) => dialog().getByRole('textbox', { name });
const date = () => dialog().getByRole('combobox', { name: 'Preferred date' });
/** A date, and 6 pm on it. */
const chooseDay = async (day: string) => {
  await user.selectOptions(date(), day);
  await user.click(dialog().getByRole('radio', { name: '6:00 pm' }));
};
const press = (name: string) => user.click(dialog().getByRole('button', { name }));
const statusText = () =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');
const hour = (name: string) => dialog().getByRole('radio', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const CONFIRMED =
  'Your booking has been successfully submitted! Our team will contact you shortly to confirm.';

type Handlers = Parameters<typeof openPooja>[1];

/** The dialog, opened by the big button: no date is selected. */
async function openDialog(handlers: Handlers = {}, id = 1, search = '') {
  const opened = await openPooja(id, handlers, search);
  await user.click(page().getByRole('button', { name: 'BOOK THIS CEREMONY' }));
  await screen.findByRole('dialog');
  return opened;
}

const ceremonyStep = () => dialog().findByRole('heading', { name: 'For the ceremony' });
const review = () => dialog().findByRole('heading', { name: 'Review your booking' });

async function openCeremony(handlers: Handlers = {}, search = '') {
  const opened = await openDialog(handlers, 1, search);
  await chooseDay('2026-11-27');
  await press('Next');
  await ceremonyStep();
  return opened;
}

async function openReview(handlers: Handlers = {}, search = '') {
  const opened = await openCeremony(handlers, search);
  await press('Next');
  await review();
  return opened;
}

beforeEach(freshBrowser);
afterEach(closeBrowser);

describe('the dialog', () => {
  test('is a modal with a summary, then the form, then Cancel and Next [S1-538] [S1-539] [S1-540] [S1-541] [S1-542] [S1-543] [S1-544] [S1-545]', async () => {
    await openDialog();
    const summary = dialog().getByRole('heading', { name: 'Navgraha Shanti Pooja' });
    expect(dialog().getByText('Standard package')).toBeVisible();
    expect(dialog().getByText('₹1,700')).toBeVisible();
    expect(
      summary.compareDocumentPosition(box('First name')) & Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy();
    expect(dialog().getByRole('button', { name: 'Cancel' })).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Next' })).toBeVisible();
    // The page behind it is inert.
    expect(screen.queryByRole('main')).toBeNull();
  });

  test('is prefilled from the profile; the date is to be chosen from the free ones [S1-549] [S1-557]', async () => {
    await openDialog();
    expect(box('First name')).toHaveValue('Asha');
    expect(box('Last name')).toHaveValue('Verma');
    expect(box('Mobile number')).toHaveValue('9876543210');
    expect(box('Email')).toHaveValue('asha@example.com');
    expect(date()).toHaveValue('');
    const values = within(date())
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value);
    expect(values).toEqual(['', ...poojaOf(1).availabilityDates]);
  });

  test.each([
    [['video'], ['Video'], 'Video'],
    [['audio'], ['Audio'], 'Audio'],
    [['video', 'audio'], ['Video', 'Audio', 'Video & Audio'], 'Video'],
    [['video_audio'], ['Video & Audio'], 'Video & Audio'],
    [['audio', 'video_audio'], ['Audio', 'Video & Audio'], 'Video & Audio'],
  ] as const)(
    'a ceremony of %j offers %j, with %s preselected [S1-551] [S1-552] [S1-553] [S1-554] [S1-555] [S1-556]',
    async (type, offered, first) => {
      await openDialog({ 'GET /api/poojas/1': { body: { data: inForm(1, [...type]) } } });
      const choices = dialog().getAllByRole('radio');
      expect(choices.map((choice) => choice.closest('label')?.textContent.trim())).toEqual(offered);
      expect(dialog().getByRole('radio', { name: first })).toBeChecked();
    },
  );

  test.each([
    ['the cross', () => press('Close')],
    ['Cancel', () => press('Cancel')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('%s closes it, goes back and keeps the input [S1-547] [S1-548]', async (_by, close) => {
    const { sent, site } = await openDialog();
    await user.clear(box('First name'));
    await user.type(box('First name'), 'Meera');
    await close();
    await isClosed();
    expect(site.path()).toBe('/poojas/1');
    const opener = page().getByRole('button', { name: 'BOOK THIS CEREMONY' });
    await waitFor(() => expect(opener).toHaveFocus());
    await user.click(opener);
    await screen.findByRole('dialog');
    expect(box('First name')).toHaveValue('Meera');
    expect(sent(QUOTE)).toEqual([]);
  });

  test('is in the URL: Back goes through its steps one by one, and a reload keeps step and input', async () => {
    const { site } = await openCeremony();
    expect(site.path()).toBe('/poojas/1?book=ceremony');
    await user.type(box('Names and wish for the sankalp'), 'For Asha and Ravi');
    await press('Next');
    await review();
    expect(site.path()).toBe('/poojas/1?book=review');
    await site.back();
    await ceremonyStep();
    expect(box('Names and wish for the sankalp')).toHaveValue('For Asha and Ravi');
    await site.back();
    await waitFor(() => expect(date()).toHaveValue('2026-11-27'));
    await site.back();
    await isClosed();
    expect(site.path()).toBe('/poojas/1');
    // Reloaded at its second step.
    site.unmount();
    await openPoojas('/poojas/1?book=ceremony');
    await screen.findByRole('dialog');
    await ceremonyStep();
    expect(box('Names and wish for the sankalp')).toHaveValue('For Asha and Ravi');
    await press('Back');
    await waitFor(() => expect(date()).toHaveValue('2026-11-27'));
    expect(hour('6:00 pm')).toBeChecked();
  });
});

describe('validation', () => {
  const nobody = { ...asha, firstName: '', lastName: '', mobile: '', email: '' };

  test('reports all errors at once and clears them one by one [S1-559] [S1-560] [S1-561] [S1-563] [S1-565] [S1-566] [S1-567]', async () => {
    const { sent } = await openDialog({ 'GET /api/auth/profile': { body: { data: nobody } } });
    await user.type(box('First name'), '   ');
    await press('Next');
    expect(box('First name')).toHaveAccessibleDescription('First name is required.');
    expect(box('Last name')).toHaveAccessibleDescription('Last name is required.');
    expect(box('Mobile number')).toHaveAccessibleDescription(/^Mobile number is required\./);
    expect(box('Email')).toHaveAccessibleDescription('Email is required.');
    expect(date()).toHaveAccessibleDescription('Please select your preferred date.');
    expect(box('First name')).toHaveFocus();
    expect(sent(QUOTE)).toEqual([]);
    await user.type(box('Last name'), 'Rao');
    expect(box('Last name')).not.toBeInvalid();
    expect(box('Email')).toBeInvalid();
    await user.selectOptions(date(), '2026-11-27');
    expect(date()).not.toBeInvalid();
  });

  test.each([
    ['Mobile number', '98765', 'Please enter a valid 10-digit mobile number.'],
    ['Mobile number', '98765432101', 'Please enter a valid 10-digit mobile number.'],
    ['Email', 'asha at example.com', 'Please enter a valid email address.'],
    ['Email', 'asha@example', 'Please enter a valid email address.'],
    ['First name', 'R2D2', 'Name should only contain letters.'],
  ])('rejects %s of "%s" [S1-562] [S1-564] [S1-574]', async (label, text, message) => {
    await openDialog();
    await chooseDay('2026-11-27');
    await user.clear(box(label));
    await user.type(box(label), text);
    await press('Next');
    expect(box(label)).toHaveAccessibleDescription(new RegExp(`^${message}`));
  });

  test.each(['+91 98765 43210', '098765-43210', '(98765) 43210'])(
    'accepts a mobile number typed as %s [S1-562] [S1-574]',
    async (text) => {
      await openDialog();
      await chooseDay('2026-11-27');
      await user.clear(box('Mobile number'));
      await user.type(box('Mobile number'), text);
      await press('Next');
      expect(await ceremonyStep()).toBeVisible();
    },
  );

  test('shows a service type unknown to the server at its field [S1-558]', async () => {
    await openDialog({
      [QUOTE]: fieldErrorResponse(400, 'serviceType', 'Please select a service type.'),
    });
    await chooseDay('2026-11-27');
    await press('Next');
    const choice = await dialog().findByRole('radiogroup', { name: /Service type/ });
    await waitFor(() =>
      expect(choice).toHaveAccessibleDescription('Please select a service type.'),
    );
    await user.click(dialog().getByRole('radio', { name: 'Audio' }));
    expect(choice).not.toHaveAccessibleDescription('Please select a service type.');
  });

  test('shows a server error in one sentence, and keeps the input [S1-578]', async () => {
    await openDialog({ [QUOTE]: { status: 500, body: {} } });
    await chooseDay('2026-11-27');
    await press('Next');
    expect(await dialog().findByText(/What you entered is still here/)).toBeVisible();
    expect(date()).toHaveValue('2026-11-27');
  });

  test('reloads the dates if the chosen one was taken in the meantime, and asks again', async () => {
    const later = { ...poojaOf(1), availabilityDates: ['2026-11-30', '2026-12-02'] };
    let hasLooked = false;
    await openDialog({
      'GET /api/poojas/1': () => {
        const data = hasLooked ? later : poojaOf(1);
        hasLooked = true;
        return { body: { data } };
      },
      [QUOTE]: fieldErrorResponse(
        409,
        'preferredDate',
        'This date is fully booked. Please select another.',
      ),
    });
    await chooseDay('2026-11-27');
    await press('Next');
    await waitFor(() => expect(date()).toHaveAccessibleDescription(/^This date is fully booked/));
    expect(date()).toHaveAccessibleDescription(/The list now shows the free dates/);
    expect(date()).toHaveValue('');
    expect(within(date()).getAllByRole('option')).toHaveLength(3);
    expect(date()).toHaveFocus();
  });
});

describe('the review', () => {
  test('shows date, mode, person, the server’s price and the refund rule [S1-544] [S1-569]', async () => {
    await openReview({
      [QUOTE]: ({ body }) => ({
        body: { data: { ...quoteOf(body as BookInput), price: 1650, discountedPrice: 1650 } },
      }),
    });
    expect(dialog().getByText('Friday, 27 November 2026 at 6:00 pm (Indian time)')).toBeVisible();
    expect(dialog().getByText('Asha Verma')).toBeVisible();
    expect(dialog().getByText('₹1,650')).toBeVisible();
    expect(dialog().queryByText('₹1,700')).toBeNull();
    expect(dialog().getByText(/Until 26 Nov 2026, 00:00 \(India\)/)).toBeVisible();
    expect(dialog().getByText(/You pay nothing now/)).toBeVisible();
    expect(
      screen.getByRole('heading', { name: 'Review your booking' }).parentElement,
    ).toHaveFocus();
  });

  test('of a near date says that there is no refund', async () => {
    await openReview({
      [QUOTE]: ({ body }) => ({
        body: {
          data: { ...quoteOf(body as BookInput), ifCancelledNow: { refund: 'none', amount: 0 } },
        },
      }),
    });
    expect(dialog().getByText(/Cancelling no longer gets a refund/)).toBeVisible();
  });

  test('goes back to the details, which are unchanged', async () => {
    await openReview();
    await press('Back');
    await ceremonyStep();
    await press('Back');
    await waitFor(() => expect(date()).toHaveValue('2026-11-27'));
    expect(box('First name')).toHaveValue('Asha');
  });

  test('includes gotra, sankalp and an address, all optional [S1-501]', async () => {
    const { sent } = await openCeremony();
    await user.click(dialog().getByRole('checkbox', { name: 'My gotra is not known' }));
    expect(box('Gotra')).toBeDisabled();
    await user.type(box('Names and wish for the sankalp'), 'Asha and Ravi');
    await user.type(box('Address'), '4 Lake Road');
    await press('Next');
    expect(box('City')).toHaveAccessibleDescription('City is required.');
    expect(box('PIN code')).toHaveAccessibleDescription('PIN code is required.');
    expect(sent(BOOK)).toEqual([]);
    await user.type(box('City'), 'Pune');
    await user.type(box('State'), 'Maharashtra');
    await user.type(box('PIN code'), '411 001');
    await press('Next');
    await review();
    expect(dialog().getByText('Asha and Ravi')).toBeVisible();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toEqual({
      poojaId: 1,
      package: 'standard',
      serviceType: 'video',
      firstName: 'Asha',
      lastName: 'Verma',
      mobileNumber: '9876543210',
      email: 'asha@example.com',
      preferredDate: '2026-11-27',
      preferredTime: '18:00',
      gotra: 'not known',
      sankalp: 'Asha and Ravi',
      deliveryAddress: {
        address: '4 Lake Road',
        city: 'Pune',
        state: 'Maharashtra',
        pinCode: '411 001',
      },
      code: '',
      expectedPrice: 1700,
      acceptedWarnings: [],
    });
  });

  test('sends none of them if they are empty', async () => {
    const { sent } = await openReview();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toMatchObject({ gotra: '', sankalp: '', deliveryAddress: null });
  });

  test('a code is applied by the server, and its price is the one confirmed', async () => {
    const { sent } = await openReview();
    await user.type(box('Discount code'), 'FIRST50');
    await press('Apply code');
    expect(await dialog().findByText(/FIRST50 is applied\. The price is now ₹1,050/)).toBeVisible();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toMatchObject({ code: 'FIRST50', expectedPrice: 1050 });
  });

  test('a code that was typed but not applied is applied first: nothing is booked at an unseen price', async () => {
    const { sent } = await openReview();
    await user.type(box('Discount code'), 'FIRST50');
    await press('Confirm Booking');
    expect(await dialog().findByText(/FIRST50 is applied/)).toBeVisible();
    expect(sent(BOOK)).toEqual([]);
  });

  test('an unknown code is reported at its field, and the price is unchanged', async () => {
    await openReview({
      [QUOTE]: ({ body }) =>
        (body as BookInput).code
          ? fieldErrorResponse(400, 'code', 'This code is not known.')
          : { body: { data: quoteOf(body as BookInput) } },
    });
    await user.type(box('Discount code'), 'NOSUCH');
    await press('Apply code');
    await waitFor(() =>
      expect(box('Discount code')).toHaveAccessibleDescription('This code is not known.'),
    );
    expect(dialog().getByText('₹1,700')).toBeVisible();
  });

  test('the code of an offer is applied; one that does not fit is reported, and the review is shown without it', async () => {
    await openReview({}, '?code=FIRST50');
    expect(box('Discount code')).toHaveValue('FIRST50');
    expect(dialog().getByText('₹1,050')).toBeVisible();
    await press('Close');
    await isClosed();
  });

  test('an offer that has ended is reported at the review', async () => {
    await openReview(
      {
        [QUOTE]: ({ body }) =>
          (body as BookInput).code
            ? fieldErrorResponse(400, 'code', 'This code has expired.')
            : { body: { data: quoteOf(body as BookInput) } },
      },
      '?code=FIRST50',
    );
    expect(
      dialog().getByText(/FIRST50: This code has expired\. The price below is without it\./),
    ).toBeVisible();
    expect(box('Discount code')).toHaveValue('');
  });
});

describe('the confirmation', () => {
  test('stores the booking once, closes the dialog and shows the number [S1-568] [S1-569] [S1-570] [S1-571] [S1-572]', async () => {
    const alert = vi.fn();
    vi.stubGlobal('alert', alert);
    const { sent, keys } = await openReview();
    await press('Confirm Booking');
    await isClosed();
    const message = await page().findByRole('alert');
    expect(message).toHaveTextContent(CONFIRMED);
    expect(message).toHaveTextContent('JB-20261123-K7QM');
    const facts = page()
      .getByText('Friday, 27 November 2026 at 6:00 pm (Indian time)')
      .closest('dl');
    expect(facts).toHaveTextContent('To be paid after we confirm₹1,700');
    expect(sent(BOOK)).toHaveLength(1);
    expect(sent(BOOK)[0]?.authorization).toBe('Bearer stored-token');
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(alert).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toContainElement(message));
    expect(document.activeElement).toContainElement(facts);
    expect(page().getByRole('link', { name: 'My bookings' })).toHaveAttribute(
      'href',
      '/profile#bookings',
    );
  });

  test('offers a calendar entry', async () => {
    await openReview();
    await press('Confirm Booking');
    await page().findByRole('alert');
    await user.click(page().getByRole('button', { name: 'Add to calendar' }));
    const file = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
    const text = await file.text();
    expect(text).toContain('SUMMARY:Navgraha Shanti Pooja');
    // 6 pm in India.
    expect(text).toContain('DTSTART:20261127T123000Z');
    expect(text).toContain('DTEND:20261127T133000Z');
    expect(text).toContain('TRIGGER:-PT60M');
    expect(text).toContain('JB-20261123-K7QM');
  });

  test('a double click books once [S1-571]', async () => {
    const { sent } = await openReview();
    await user.dblClick(dialog().getByRole('button', { name: 'Confirm Booking' }));
    await isClosed();
    expect(sent(BOOK)).toHaveLength(1);
  });

  test('after a lost response everything is kept, and the retry has the same idempotency key [S1-571] [S1-578]', async () => {
    let tries = 0;
    const { sent, keys } = await openCeremony({
      [BOOK]: ({ body }) => {
        tries += 1;
        return tries === 1
          ? 'no response'
          : { status: 201, body: { data: bookingOf(body as BookInput) } };
      },
    });
    await user.type(box('Gotra'), 'Kashyapa');
    await press('Next');
    await review();
    await press('Confirm Booking');
    expect(await dialog().findByText(/a booking is stored once/)).toBeVisible();
    expect(dialog().getByText('Kashyapa')).toBeVisible();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toEqual(sent(BOOK)[1]?.body);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('another booking has another idempotency key', async () => {
    const { keys } = await openReview();
    await press('Confirm Booking');
    await isClosed();
    await user.click(page().getByRole('button', { name: 'Book Monday, 30 November 2026' }));
    await user.click(hour('6:00 pm'));
    await press('Next');
    await ceremonyStep();
    await press('Next');
    await review();
    await press('Confirm Booking');
    await isClosed();
    expect(keys).toHaveLength(2);
    expect(keys[0]).not.toBe(keys[1]);
  });

  test('a changed price is reported, and booked only after another confirmation', async () => {
    let price = 1700;
    const { sent } = await openReview({
      [QUOTE]: ({ body }) => ({ body: { data: { ...quoteOf(body as BookInput), price } } }),
      [BOOK]: ({ body }) =>
        (body as BookInput).expectedPrice === 1800
          ? { status: 201, body: { data: bookingOf(body as BookInput) } }
          : fieldErrorResponse(409, 'expectedPrice', 'The price has changed.'),
    });
    price = 1800;
    await press('Confirm Booking');
    expect(
      await dialog().findByText(/changed from ₹1,700 to ₹1,800\. Nothing has been booked/),
    ).toBeVisible();
    expect(statusText()).toMatch(/confirm again/);
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)).toHaveLength(2);
  });

  test('a date that fills up at the last moment goes back to the dates', async () => {
    await openCeremony({
      [BOOK]: fieldErrorResponse(
        409,
        'preferredDate',
        'This date is fully booked. Please select another.',
      ),
    });
    await user.type(box('Gotra'), 'Kashyapa');
    await press('Next');
    await review();
    await press('Confirm Booking');
    expect(await dialog().findByRole('combobox', { name: 'Preferred date' })).toBeVisible();
    await waitFor(() => expect(date()).toHaveAccessibleDescription(/^This date is fully booked/));
    await waitFor(() => expect(date()).toHaveFocus());
    await chooseDay('2026-11-30');
    await press('Next');
    await ceremonyStep();
    expect(box('Gotra')).toHaveValue('Kashyapa');
  });

  test('a withdrawn ceremony is reported, with a link to the others [S1-478]', async () => {
    await openReview({
      [BOOK]: fieldErrorResponse(400, 'poojaId', 'This ceremony cannot be booked.'),
    });
    await press('Confirm Booking');
    expect(await dialog().findByText(/no longer offered\. Nothing has been booked/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'See all ceremonies' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Confirm Booking' })).toBeNull();
  });

  test('an attempt edited after a lost response is not booked twice', async () => {
    await openReview({
      [BOOK]: fieldErrorResponse(
        409,
        'idempotency-key',
        'This Idempotency-Key was used for another booking.',
      ),
    });
    await press('Confirm Booking');
    expect(await dialog().findByText(/You have not been booked twice/)).toBeVisible();
    expect(dialog().getByRole('link', { name: 'My bookings' })).toBeVisible();
  });

  test('an ended session asks for a login, and the booking continues at the same step', async () => {
    const { site } = await openCeremony({
      [BOOK]: { status: 401, body: { error: 'Please log in.', code: 'unauthorized' } },
      'POST /api/users/login': { body: { token: 'new-token', user: asha } },
    });
    await user.type(box('Gotra'), 'Kashyapa');
    await press('Next');
    await review();
    await press('Confirm Booking');
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fpoojas%2F1%3Fbook%3Dreview'));
    await user.type(await page().findByLabelText(/^Email/), 'asha@example.com');
    await user.type(page().getByLabelText(/^Password/), 'a quiet lamp at dusk');
    await user.click(page().getByRole('button', { name: 'Login' }));
    await screen.findByRole('dialog', { name: 'Book Ceremony' });
    // The quote is requested again before the price is shown.
    await ceremonyStep();
    expect(box('Gotra')).toHaveValue('Kashyapa');
    await press('Next');
    await review();
  });
});

describe('consents', () => {
  test.each([
    ['booked_already', /You have booked this ceremony/, 'Yes, book it a second time'],
    ['begins_soon', /begins in less than 24 hours/, /^Yes, book it at short notice/],
  ] as const)('%s: nothing is booked without consent', async (warning, title, yes) => {
    const { sent } = await openReview({
      [QUOTE]: ({ body }) => ({
        body: { data: { ...quoteOf(body as BookInput), warnings: [warning] } },
      }),
    });
    expect(dialog().getByText(title)).toBeVisible();
    await press('Confirm Booking');
    const agree = dialog().getByRole('checkbox', { name: yes });
    await waitFor(() => expect(agree).toHaveAccessibleDescription(/Please tick this box/));
    expect(sent(BOOK)).toEqual([]);
    await user.click(agree);
    expect(agree).not.toBeInvalid();
    await press('Confirm Booking');
    await isClosed();
    expect(sent(BOOK)[0]?.body).toMatchObject({ acceptedWarnings: [warning] });
  });

  test('a new warning is shown, and nothing is booked', async () => {
    const sentence = 'Something about this date has changed. Please check the booking again.';
    let quotes = 0;
    await openReview({
      [QUOTE]: ({ body }) => ({
        body: {
          data: {
            ...quoteOf(body as BookInput),
            warnings: (quotes += 1) > 2 ? ['booked_already'] : [],
          },
        },
      }),
      [BOOK]: fieldErrorResponse(409, 'acceptedWarnings', sentence),
    });
    await press('Confirm Booking');
    expect(await dialog().findByText(sentence)).toBeVisible();
    expect(dialog().getByRole('checkbox', { name: 'Yes, book it a second time' })).toBeVisible();
  });
});

describe('the hour', () => {
  test('is chosen from those of the date, in Indian time, and is sent', async () => {
    const { sent } = await openDialog();
    expect(dialog().queryByRole('radiogroup', { name: 'Hour' })).toBeNull();
    await user.selectOptions(date(), '2026-11-27');
    const hours = within(dialog().getByRole('radiogroup', { name: 'Hour' }));
    expect(
      hours.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent.trim()),
    ).toEqual(['7:00 am', '11:00 am', '6:00 pm']);
    expect(dialog().getByText(/By Indian time \(Asia\/Kolkata\)/)).toBeVisible();
    await press('Next');
    await waitFor(() => expect(statusText()).toContain('Please select an hour.'));
    expect(sent(QUOTE)).toEqual([]);
    await user.click(hour('7:00 am'));
    await press('Next');
    await ceremonyStep();
    await press('Next');
    await review();
    expect(dialog().getByText('Friday, 27 November 2026 at 7:00 am (Indian time)')).toBeVisible();
    expect(sent(QUOTE)[0]?.body).toMatchObject({ preferredTime: '07:00' });
  });

  test('is kept if the new date has it; otherwise the only remaining hour is chosen', async () => {
    await openDialog();
    await user.selectOptions(date(), '2026-11-27');
    await user.click(hour('11:00 am'));
    await user.selectOptions(date(), '2026-11-25');
    expect(hour('11:00 am')).toBeChecked();
    // Too late for this morning: the only remaining hour is preselected.
    await user.selectOptions(date(), '2026-11-23');
    expect(hour('6:00 pm')).toBeChecked();
  });

  test('of a ceremony without hours is arranged by the team', async () => {
    const pooja = {
      ...poojaOf(1),
      hours: undefined,
      availability: poojaOf(1).availability.map((day) => ({ ...day, hours: [] })),
    };
    const { sent } = await openDialog({ 'GET /api/poojas/1': { body: { data: pooja } } });
    await user.selectOptions(date(), '2026-11-27');
    expect(dialog().getByText('Our team will agree the hour with you.')).toBeVisible();
    await press('Next');
    await ceremonyStep();
    expect(sent(QUOTE)[0]?.body).toMatchObject({ preferredTime: null });
  });
});
