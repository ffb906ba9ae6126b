import type { Booking, Pooja } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOOKINGS, closeBrowser, freshBrowser, openProfile, page } from './profile-site.ts';
import type { FakeResponse } from './render-site.tsx';
import {
  askToCancel,
  booked,
  paid,
  cancelled,
  CHANGE,
  bookings,
  cardOf,
  press,
  question,
  listed,
} from './my-bookings-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/cancel-booking-dialog.tsx';
import '../src/features/account/profile/describe-dialog.tsx';
import '../src/features/account/profile/reschedule-dialog.tsx';

beforeEach(freshBrowser);

afterEach(closeBrowser);

const late: Booking = {
  ...booked,
  ifCancelledNow: { refund: 'none', amount: 0 },
  ifRescheduledNow: 'once',
};

const moved: Booking = { ...booked, preferredDate: '2026-12-04' };

/** The fields of a ceremony that the dialog uses. */
const offered = {
  id: 1,
  title: 'Navgraha Shanti Pooja',
  availability: [
    { date: '2026-11-30', placesLeft: 0, hours: ['18:00'] },
    { date: '2026-12-02', placesLeft: 3, hours: ['18:00'] },
    { date: '2026-12-04', placesLeft: 1, hours: ['07:00', '18:00'] },
    { date: '2026-12-07', placesLeft: 20, hours: ['07:00', '11:00'] },
  ],
} as unknown as Pooja;

const POOJA = 'GET /api/poojas/1';

const dialog = () => within(screen.getByRole('dialog'));

const conflict = (field: string, error: string): FakeResponse => ({
  status: 409,
  body: { error, code: 'conflict', fields: { [field]: error } },
});

/** Responses in sequence; the last one repeats. */
function inTurn(...responses: FakeResponse[]) {
  let requests = 0;
  return () => responses[Math.min(requests++, responses.length - 1)] as FakeResponse;
}

describe('cancelling', () => {
  test.each([
    [
      'that nothing was paid',
      booked,
      'You can cancel free of charge. Nothing has been paid.',
      /Nothing more is due/,
    ],
    [
      'a full refund, in rupees',
      paid,
      'You get a full refund: ₹1,700.',
      /We’ll refund the ₹1,700 that you have paid/,
    ],
    [
      'no refund, and the way that is left',
      { ...late, paid: 1700 },
      'You get no refund: the time for free changes is over, or was over when you changed the date.',
      /The ₹1,700 that you have paid is not refunded\..* You can choose another date once instead\./,
    ],
    [
      'no refund, with nothing promised instead',
      { ...late, ifRescheduledNow: 'no' as const },
      'You get no refund: the time for free changes is over, or was over when you changed the date.',
      /Nothing more is due\. If the pandit is not available/,
    ],
  ])('shows %s before the confirmation', async (_what, booking, refund, money) => {
    const { sent } = await openProfile({ [BOOKINGS]: listed(booking) });
    await askToCancel();
    const dialogBox = screen.getByRole('alertdialog', {
      name: 'Cancel Navgraha Shanti Pooja on Wednesday, 2 December 2026?',
    });
    expect(dialogBox).toHaveAccessibleDescription(refund);
    expect(question().getByText(money)).toBeInTheDocument();
    expect(question().getByRole('button', { name: 'Keep the booking' })).toHaveFocus();
    await userEvent.click(question().getByRole('button', { name: 'Keep the booking' }));
    expect(sent(CHANGE)).toEqual([]);
    expect(bookings().getByRole('button', { name: /^Cancel booking/ })).toHaveFocus();
  });

  test('sends the refund that was shown, and shows the result', async () => {
    const { sent } = await openProfile({
      [BOOKINGS]: listed(booked),
      [CHANGE]: { body: { data: cancelled } },
    });
    await askToCancel();
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    expect(
      await screen.findByText('Your booking of Navgraha Shanti Pooja is cancelled.'),
    ).toBeInTheDocument();
    expect(sent(CHANGE).map(({ body }) => body)).toEqual([
      { action: 'cancel', expectedRefund: 'full' },
    ]);
    const card = await cardOf(booked.id);
    expect(card.getByText('Cancelled')).toBeInTheDocument();
    expect(card.getByText(/^Refund: ₹1,700\./)).toBeInTheDocument();
    await waitFor(() => expect(page().getByRole('region', { name: 'My bookings' })).toHaveFocus());
  });

  test('that fails shows the reason, keeps everything, and can be retried', async () => {
    await openProfile({
      [BOOKINGS]: listed(booked),
      [CHANGE]: inTurn('no response', { body: { data: cancelled } }),
    });
    await askToCancel();
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    expect(await question().findByRole('alert')).toHaveTextContent(
      /We couldn’t cancel the booking\. It is unchanged.*couldn’t reach the server/,
    );
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    expect(await bookings().findByText('Cancelled')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('with an outdated refund shows the new one before it is confirmed again', async () => {
    const sentence = 'The refund has changed. Please check it again before you cancel.';
    const { sent } = await openProfile({
      [BOOKINGS]: inTurn(listed(booked), listed(late)),
      [CHANGE]: inTurn(conflict('expectedRefund', sentence), { body: { data: cancelled } }),
    });
    await askToCancel();
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    expect(await question().findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/You get no refund/);
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(sent(CHANGE)).toHaveLength(2));
    expect(sent(CHANGE)[1]?.body).toEqual({ action: 'cancel', expectedRefund: 'none' });
  });

  test('of a booking cancelled in another window says so, and needs no confirmation', async () => {
    await openProfile({
      [BOOKINGS]: inTurn(listed(booked), listed(cancelled)),
      [CHANGE]: conflict('action', 'This booking can no longer be changed.'),
    });
    await askToCancel();
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    expect(await question().findByRole('alert')).toHaveTextContent('no longer be changed');
    expect(question().getByRole('button', { name: 'Cancel booking' })).toBeDisabled();
    await userEvent.click(question().getByRole('button', { name: 'Keep the booking' }));
    expect((await cardOf(booked.id)).getByText('Cancelled')).toBeInTheDocument();
  });
});

describe('payment', () => {
  test('is shown next to the price, and no refund is shown if nothing was paid', async () => {
    const unpaid: Booking = {
      ...cancelled,
      id: 'JB-20261123-9999',
      refund: { refund: 'full', amount: 0 },
    };
    await openProfile({ [BOOKINGS]: listed({ ...paid, paid: 500 }, unpaid) });
    const card = await cardOf(booked.id);
    expect(card.getByText('₹500 of ₹1,700')).toBeInTheDocument();
    expect(card.queryByText(/Nothing has been paid/)).not.toBeInTheDocument();
    const other = await cardOf('JB-20261123-9999');
    expect(other.getByText(/there is nothing to refund/)).toBeInTheDocument();
    expect(other.queryByText(/Refund:/)).not.toBeInTheDocument();
  });

  test('is not refunded after the one late change, and the card says so', async () => {
    await openProfile({
      [BOOKINGS]: listed({
        ...paid,
        rescheduledLate: true,
        ifCancelledNow: { refund: 'none', amount: 0 },
        ifRescheduledNow: 'no',
      }),
    });
    const card = await cardOf(booked.id);
    expect(card.getByText(/the date cannot be changed again/)).toBeInTheDocument();
    expect(card.queryByText(/full refund/)).not.toBeInTheDocument();
  });
});

describe('gotra, sankalp and address', () => {
  test('are changed in a form until the booking is confirmed', async () => {
    const described = { ...booked, gotra: 'not known', sankalp: 'For Asha and Ravi' };
    const { sent } = await openProfile({
      [BOOKINGS]: listed(booked),
      [CHANGE]: { body: { data: described } },
    });
    await press(/^Change gotra, sankalp and address/);
    const form = within(await screen.findByRole('dialog', { name: /^For Navgraha Shanti Pooja/ }));
    expect(form.getByRole('textbox', { name: 'Gotra' })).toHaveValue('Kashyapa');
    await userEvent.click(form.getByRole('checkbox', { name: 'My gotra is not known' }));
    await userEvent.type(
      form.getByRole('textbox', { name: 'Names and wish for the sankalp' }),
      'For Asha and Ravi',
    );
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/Your details for Navgraha Shanti Pooja are saved/),
    ).toBeVisible();
    expect(sent(CHANGE)[0]?.body).toEqual({
      action: 'describe',
      gotra: 'not known',
      sankalp: 'For Asha and Ravi',
      deliveryAddress: null,
    });
  });

  test('of a confirmed booking have no form', async () => {
    await openProfile({ [BOOKINGS]: listed({ ...booked, status: 'confirmed' }) });
    const card = await cardOf(booked.id);
    expect(card.queryByRole('button', { name: /^Change gotra/ })).not.toBeInTheDocument();
  });
});

describe('choosing another date', () => {
  test('shows the dates with their free places, and the rule above them', async () => {
    await openProfile({ [BOOKINGS]: listed(booked), [POOJA]: { body: { data: offered } } });
    await press(/^Choose another date: Navgraha Shanti Pooja, Wednesday/);
    expect(
      await screen.findByRole('dialog', { name: 'Another date for Navgraha Shanti Pooja' }),
    ).toHaveAccessibleDescription(
      'It is booked for Wednesday, 2 December 2026 at 6:00 pm (Indian time).',
    );
    expect(
      dialog().getByText(
        /until Tuesday, 1 December 2026 at 6:00 pm \(Indian time\), you can change the date up to 10 times/,
      ),
    ).toBeInTheDocument();
    const radio = async (name: string) => dialog().findByRole('radio', { name });
    expect(await radio('Monday, 30 November Fully booked')).toBeDisabled();
    expect(await radio('Wednesday, 2 December Your date now')).toBeDisabled();
    expect(await radio('Friday, 4 December 1 place left')).toBeEnabled();
    expect(await radio('Monday, 7 December')).toBeEnabled();
  });

  test('moves the booking on the terms that were shown', async () => {
    const { sent } = await openProfile({
      [BOOKINGS]: listed(booked),
      [POOJA]: { body: { data: offered } },
      [CHANGE]: { body: { data: moved } },
    });
    await press(/^Choose another date/);
    await userEvent.click(await dialog().findByRole('radio', { name: /4 December/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    expect(
      await screen.findByText(/is now requested for Friday, 4 December 2026/),
    ).toBeInTheDocument();
    expect(sent(CHANGE).map(({ body }) => body)).toEqual([
      {
        action: 'reschedule',
        preferredDate: '2026-12-04',
        preferredTime: '18:00',
        expectedTerms: 'free',
      },
    ]);
    const card = await cardOf(booked.id);
    expect(card.getByText('Friday, 4 December 2026 at 6:00 pm (Indian time)')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keeps the hour if the new date has it, and otherwise asks for one', async () => {
    const { sent } = await openProfile({
      [BOOKINGS]: listed(booked),
      [POOJA]: { body: { data: offered } },
      [CHANGE]: { body: { data: moved } },
    });
    await press(/^Choose another date/);
    await userEvent.click(await dialog().findByRole('radio', { name: /4 December/ }));
    expect(dialog().getByRole('radio', { name: '6:00 pm' })).toBeChecked();
    await userEvent.click(dialog().getByRole('radio', { name: /7 December/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    await waitFor(() =>
      expect(dialog().getByRole('radiogroup', { name: 'Hour' })).toHaveAccessibleDescription(
        /Please select an hour\./,
      ),
    );
    expect(sent(CHANGE)).toEqual([]);
    await userEvent.click(dialog().getByRole('radio', { name: '11:00 am' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    await waitFor(() =>
      expect(sent(CHANGE)[0]?.body).toMatchObject({
        preferredDate: '2026-12-07',
        preferredTime: '11:00',
      }),
    );
  });

  test('of a booking whose hour the team arranges says so, and its calendar entry is all-day', async () => {
    const agreed = { ...booked, preferredTime: null, duration: null };
    await openProfile({ [BOOKINGS]: listed(agreed) });
    const card = await cardOf(booked.id);
    expect(card.getByText('Our team will agree it with you.')).toBeInTheDocument();
    await press(/^Add to calendar/);
    const [file] = (URL.createObjectURL as unknown as { mock: { calls: [Blob][] } }).mock.calls[0]!;
    const lines = (await file.text()).split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20261202');
    expect(lines).toContain('TRIGGER:-PT900M');
  });

  test('needs a date', async () => {
    const { sent } = await openProfile({
      [BOOKINGS]: listed(booked),
      [POOJA]: { body: { data: offered } },
    });
    await press(/^Choose another date/);
    await dialog().findAllByRole('radio');
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    expect(dialog().getByRole('radiogroup')).toHaveAccessibleDescription(
      /Please select your preferred date\./,
    );
    expect(sent(CHANGE)).toEqual([]);
  });

  test('says after the time for free changes that it is allowed only once', async () => {
    await openProfile({ [BOOKINGS]: listed(late), [POOJA]: { body: { data: offered } } });
    await press(/^Choose another date/);
    expect(
      dialog().getByText(/You can still change the date once, free of charge/),
    ).toBeInTheDocument();
  });

  test('is not offered after the one late change', async () => {
    await openProfile({ [BOOKINGS]: listed({ ...late, ifRescheduledNow: 'no' }) });
    const card = await cardOf(booked.id);
    expect(card.queryByRole('button', { name: /another date/ })).not.toBeInTheDocument();
    expect(card.getByText(/You have already changed the date once/)).toBeInTheDocument();
  });

  test('keeps the choice if the request fails', async () => {
    await openProfile({
      [BOOKINGS]: listed(booked),
      [POOJA]: { body: { data: offered } },
      [CHANGE]: inTurn('no response', { body: { data: moved } }),
    });
    await press(/^Choose another date/);
    await userEvent.click(await dialog().findByRole('radio', { name: /4 December/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    expect(await dialog().findByText(/We couldn’t change the date/)).toBeInTheDocument();
    expect(dialog().getByRole('radio', { name: /4 December/ })).toBeChecked();
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    expect(await screen.findByText(/is now requested for Friday/)).toBeInTheDocument();
  });

  test('to a date that has filled up shows an error at the reloaded dates', async () => {
    const full = 'This date is fully booked. Please select another.';
    const filled = {
      ...offered,
      availability: offered.availability.map((day) =>
        day.date === '2026-12-04' ? { ...day, placesLeft: 0 } : day,
      ),
    };
    await openProfile({
      [BOOKINGS]: listed(booked),
      [POOJA]: inTurn({ body: { data: offered } }, { body: { data: filled } }),
      [CHANGE]: conflict('preferredDate', full),
    });
    await press(/^Choose another date/);
    await userEvent.click(await dialog().findByRole('radio', { name: /4 December/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    await waitFor(() =>
      expect(dialog().getByRole('radiogroup', { name: 'New date' })).toHaveAccessibleDescription(
        expect.stringContaining(full),
      ),
    );
    expect(dialog().getByRole('radio', { name: 'Friday, 4 December Fully booked' })).toBeDisabled();
    expect(dialog().getByRole('radio', { name: /7 December/ })).toBeEnabled();
  });

  test('on terms that have changed in the meantime shows the new ones', async () => {
    const sentence = 'The time for free changes is over.';
    const { sent } = await openProfile({
      [BOOKINGS]: inTurn(listed(booked), listed(late)),
      [POOJA]: { body: { data: offered } },
      [CHANGE]: inTurn(conflict('expectedTerms', sentence), { body: { data: moved } }),
    });
    await press(/^Choose another date/);
    await userEvent.click(await dialog().findByRole('radio', { name: /4 December/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    expect(await dialog().findByText(sentence)).toBeInTheDocument();
    expect(dialog().getByText(/can still change the date once/)).toBeInTheDocument();
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    await waitFor(() => expect(sent(CHANGE)).toHaveLength(2));
    expect(sent(CHANGE)[1]?.body).toMatchObject({ expectedTerms: 'once' });
  });

  test('shows an error with a retry if the dates fail to load; a withdrawn ceremony has none', async () => {
    await openProfile({
      [BOOKINGS]: listed(booked),
      [POOJA]: inTurn(
        { status: 500, body: {} },
        { status: 404, body: { error: 'Not found.', code: 'not_found' } },
      ),
    });
    await press(/^Choose another date/);
    expect(await dialog().findByText('The dates could not be loaded.')).toBeInTheDocument();
    expect(dialog().getByRole('button', { name: 'Change the date' })).toBeDisabled();
    await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
    expect(await dialog().findByText('This ceremony is not on offer now.')).toBeInTheDocument();
    expect(dialog().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
