import type { BookInput } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { asha } from './render-site.tsx';
import {
  BOOK,
  bookingOf,
  closeBrowser,
  dialog,
  freshBrowser,
  page,
  poojaOf,
  QUOTE,
  quoteOf,
  fieldErrorResponse,
} from './poojas-site.ts';
import {
  user,
  box,
  date,
  chooseDay,
  press,
  hour,
  isClosed,
  openDialog,
  ceremonyStep,
  review,
  openCeremony,
  openReview,
} from './poojas-dialog.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/ceremonies/pooja/booking-dialog.tsx';
import '../src/features/ceremonies/pooja/booking-made.tsx';

beforeEach(freshBrowser);

afterEach(closeBrowser);

const statusText = () =>
  dialog()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join(' ');

const CONFIRMED =
  'Your booking has been successfully submitted! Our team will contact you shortly to confirm.';

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
    const next = page().getByRole('region', { name: 'What happens next' });
    expect(within(next).getAllByRole('listitem')).toHaveLength(3);
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
    ['begins_soon', /too near for a refund/, /^Yes, book it at short notice/],
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
