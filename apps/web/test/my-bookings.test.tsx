import type { Booking, Pooja } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOOKINGS, closeBrowser, freshBrowser, openProfile, page } from './profile-site.ts';
import type { FakeResponse } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/pages/profile/cancel-booking-dialog.tsx';
import '../src/pages/profile/describe-dialog.tsx';
import '../src/pages/profile/reschedule-dialog.tsx';

beforeEach(freshBrowser);
afterEach(closeBrowser);

/** More than 24 hours ahead, at the standard price. */
const booked: Booking = {
  id: 'JB-20261123-4F7K',
  status: 'requested',
  poojaId: 1,
  poojaTitle: 'Navgraha Shanti Pooja',
  package: 'standard',
  serviceType: 'video_audio',
  firstName: 'Asha',
  lastName: 'Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.com',
  preferredDate: '2026-12-02',
  preferredTime: '18:00',
  duration: 60,
  gotra: 'Kashyapa',
  sankalp: null,
  deliveryAddress: null,
  price: 1700,
  listPrice: 2100,
  discountedPrice: 1700,
  code: null,
  paid: 0,
  callLink: null,
  recordingLink: null,
  history: [{ event: 'requested', at: '2026-11-23T03:30:00.000Z', preferredDate: '2026-12-02' }],
  rescheduledLate: false,
  refund: null,
  createdAt: '2026-11-23T03:30:00.000Z',
  freeUntil: '2026-11-30T18:30:00.000Z',
  ifCancelledNow: { refund: 'full', amount: 0 },
  ifRescheduledNow: 'free',
};
const paid: Booking = {
  ...booked,
  paid: 1700,
  ifCancelledNow: { refund: 'full', amount: 1700 },
};
const late: Booking = {
  ...booked,
  ifCancelledNow: { refund: 'none', amount: 0 },
  ifRescheduledNow: 'once',
};
const cancelled: Booking = {
  ...booked,
  status: 'cancelled',
  refund: { refund: 'full', amount: 1700 },
  history: [
    ...booked.history,
    { event: 'cancelled', at: '2026-11-24T03:30:00.000Z', preferredDate: '2026-12-02' },
  ],
  ifCancelledNow: null,
  ifRescheduledNow: 'no',
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

const CHANGE = 'PATCH /api/bookings/JB-20261123-4F7K';
const POOJA = 'GET /api/poojas/1';

const bookings = () => within(page().getByRole('region', { name: 'My bookings' }));
const cardOf = async (id: string) => {
  const number = await bookings().findByText(id);
  return within(number.closest('li') as HTMLElement);
};
const press = async (name: RegExp) =>
  userEvent.click(await bookings().findByRole('button', { name }));
const question = () => within(screen.getByRole('alertdialog'));
const dialog = () => within(screen.getByRole('dialog'));
const listed = (...all: Booking[]): FakeResponse => ({ body: { data: all } });
const conflict = (field: string, error: string): FakeResponse => ({
  status: 409,
  body: { error, code: 'conflict', fields: { [field]: error } },
});

/** Responses in sequence; the last one repeats. */
function inTurn(...responses: FakeResponse[]) {
  let requests = 0;
  return () => responses[Math.min(requests++, responses.length - 1)] as FakeResponse;
}

describe('my bookings', () => {
  test('link to the ceremonies if there are none [S1-573]', async () => {
    await openProfile();
    expect(await bookings().findByText('No ceremonies booked')).toBeInTheDocument();
    expect(bookings().getByRole('link')).toHaveAttribute('href', '/poojas');
  });

  test('show ceremony, date, package, price, number and status [S1-571] [S1-573]', async () => {
    await openProfile({ [BOOKINGS]: listed(booked) });
    const card = await cardOf('JB-20261123-4F7K');
    expect(card.getByRole('link', { name: 'Navgraha Shanti Pooja' })).toHaveAttribute(
      'href',
      '/poojas/1',
    );
    for (const fact of [
      'Requested',
      'Wednesday, 2 December 2026 at 6:00 pm (Indian time)',
      'Standard · Video & Audio',
      '₹1,700',
      /Nothing has been paid/,
      /Until 1 Dec 2026, 00:00 \(India\) you can cancel with a full refund/,
    ]) {
      expect(card.getByText(fact)).toBeInTheDocument();
    }
  });

  test.each([
    ['requested', 'Requested', /contact you shortly/],
    ['confirmed', 'Confirmed', /has confirmed this day/],
  ] as const)('that are %s say so', async (status, badge, note) => {
    await openProfile({ [BOOKINGS]: listed({ ...booked, status }) });
    const card = await cardOf(booked.id);
    expect(card.getByText(badge)).toBeInTheDocument();
    expect(card.getByText(note)).toBeInTheDocument();
  });

  test('that are over are read-only, with the refund', async () => {
    const completed: Booking = {
      ...cancelled,
      id: 'JB-20261101-2222',
      status: 'completed',
      preferredDate: '2026-11-04',
      refund: null,
    };
    const declined: Booking = {
      ...cancelled,
      id: 'JB-20261101-3333',
      preferredDate: '2026-11-06',
      history: [{ event: 'declined', at: '2026-11-05T03:30:00.000Z', preferredDate: '2026-11-06' }],
    };
    await openProfile({ [BOOKINGS]: listed(completed, declined) });
    const done = await cardOf(completed.id);
    expect(done.getByText('Completed')).toBeInTheDocument();
    expect(done.getByText(/The ceremony was performed\. Thank/)).toBeInTheDocument();
    const declinedCard = await cardOf(declined.id);
    expect(declinedCard.getByText('Cancelled')).toBeInTheDocument();
    expect(
      declinedCard.getByText(/We could not perform the ceremony on this day\. Refund: ₹1,700\./),
    ).toBeInTheDocument();
    expect(bookings().queryByRole('button', { name: /Cancel|another date|calendar/ })).toBeNull();
  });

  test('are in order: upcoming ones, soonest first, then past ones, latest first', async () => {
    const at = (id: string, preferredDate: string, one: Booking) => ({ ...one, id, preferredDate });
    await openProfile({
      [BOOKINGS]: listed(
        at('JB-20261101-2222', '2026-11-10', cancelled),
        at('JB-20261101-3333', '2026-12-09', booked),
        at('JB-20261101-4444', '2026-12-20', cancelled),
        at('JB-20261101-5555', '2026-12-02', booked),
      ),
    });
    await cardOf('JB-20261101-2222');
    const numbers = bookings()
      .getAllByText(/^JB-/)
      .map(({ textContent }) => textContent?.slice(-4));
    expect(numbers).toEqual(['5555', '3333', '4444', '2222']);
    const titles = bookings()
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(['Upcoming', 'Earlier and cancelled']);
  });

  test('show participants and history on request', async () => {
    await openProfile({ [BOOKINGS]: listed(booked) });
    const card = await cardOf(booked.id);
    await userEvent.click(card.getByRole('button', { name: 'Details and history' }));
    expect(card.getByText('Asha Verma')).toBeVisible();
    expect(card.getByText('Kashyapa')).toBeVisible();
    const history = within(card.getByRole('list', { name: 'What has happened' }));
    expect(history.getByText('You asked for 2 December 2026.')).toBeVisible();
  });

  test('show that they are loading, and an error with a retry after a failure', async () => {
    let respond: (response: FakeResponse) => void = () => undefined;
    let requests = 0;
    await openProfile({
      [BOOKINGS]: () => {
        requests += 1;
        if (requests > 1) return listed(booked);
        return new Promise((resolve) => {
          respond = resolve;
        });
      },
    });
    expect(bookings().getByText('Loading your bookings...')).toBeInTheDocument();
    respond('no response');
    const alert = await bookings().findByRole('alert');
    expect(alert).toHaveTextContent(
      /Your bookings could not be loaded\..*couldn’t reach the server/,
    );
    await userEvent.click(bookings().getByRole('button', { name: 'Try again' }));
    expect(await bookings().findByText(booked.id)).toBeInTheDocument();
  });

  test('end the session if the token is rejected', async () => {
    const { site } = await openProfile({
      [BOOKINGS]: listed(booked),
      [CHANGE]: { status: 401, body: { error: 'No.', code: 'unauthorized' } },
    });
    await press(/^Cancel booking/);
    await screen.findByRole('alertdialog');
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
  });

  test('are exported to a calendar at their time, with a reminder, under a stable id', async () => {
    const links: HTMLAnchorElement[] = [];
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function keep() {
      links.push(this);
    };
    try {
      await openProfile({ [BOOKINGS]: listed(booked) });
      await press(/^Add to calendar: Navgraha Shanti Pooja, Wednesday/);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(links.map(({ download }) => download)).toEqual(['jyoti-JB-20261123-4F7K.ics']);
    const [file] = (URL.createObjectURL as unknown as { mock: { calls: [Blob][] } }).mock.calls[0]!;
    const lines = (await file.text()).split('\r\n');
    for (const line of [
      'UID:JB-20261123-4F7K@bookings.jyoti',
      // 6 pm in India.
      'DTSTART:20261202T123000Z',
      'DTEND:20261202T133000Z',
      'TRIGGER:-PT60M',
      'SUMMARY:Navgraha Shanti Pooja',
      'DESCRIPTION:Booking JB-20261123-4F7K\\, Standard package. Requested.',
    ]) {
      expect(lines).toContain(line);
    }
  });
});

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
      'You get no refund: less than 24 hours remain before the day, or remained when you changed the date.',
      /The ₹1,700 that you have paid is not refunded\..* You can choose another date once instead\./,
    ],
    [
      'no refund, with nothing promised instead',
      { ...late, ifRescheduledNow: 'no' as const },
      'You get no refund: less than 24 hours remain before the day, or remained when you changed the date.',
      /Nothing more is due\. If the pandit is not available/,
    ],
  ])('shows %s before the confirmation', async (_what, booking, refund, money) => {
    const { sent } = await openProfile({ [BOOKINGS]: listed(booking) });
    await press(/^Cancel booking/);
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
    await press(/^Cancel booking/);
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
    await press(/^Cancel booking/);
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
    await press(/^Cancel booking/);
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
    await press(/^Cancel booking/);
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

describe('arrangements of the team', () => {
  test('are on the card: the call if upcoming, the recording, and both in the history', async () => {
    const at = '2026-11-24T03:30:00.000Z';
    const agreed: Booking = {
      ...booked,
      callLink: 'https://meet.example.in/1',
      recordingLink: 'https://video.example.in/1',
      history: [
        ...booked.history,
        { event: 'hour_set', at, preferredDate: '2026-12-02', preferredTime: '18:00' },
        { event: 'call_set', at, preferredDate: '2026-12-02', preferredTime: '18:00' },
      ],
    };
    await openProfile({ [BOOKINGS]: listed(agreed) });
    const card = await cardOf(booked.id);
    expect(card.getByRole('link', { name: /^Join the call/ })).toHaveAttribute(
      'href',
      'https://meet.example.in/1',
    );
    expect(card.getByRole('link', { name: /^Open the recording/ })).toHaveAttribute(
      'href',
      'https://video.example.in/1',
    );
    expect(card.getByText('We gave you the link of the call.')).toBeInTheDocument();
  });

  test('of a past ceremony have no call', async () => {
    await openProfile({
      [BOOKINGS]: listed({
        ...booked,
        status: 'completed',
        callLink: 'https://meet.example.in/1',
        ifCancelledNow: null,
        ifRescheduledNow: 'no',
      }),
    });
    const card = await cardOf(booked.id);
    expect(card.queryByRole('link', { name: /^Join the call/ })).not.toBeInTheDocument();
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
    expect(dialog().getByText(/Free of charge: until 1 Dec 2026, 00:00/)).toBeInTheDocument();
    const radio = async (name: string) => dialog().findByRole('radio', { name });
    expect(await radio('Monday, 30 November Fully booked')).toBeDisabled();
    expect(await radio('Wednesday, 2 December Your date now')).toBeDisabled();
    expect(await radio('Friday, 4 December 1 place left')).toBeEnabled();
    expect(await radio('Monday, 7 December 20 places left')).toBeEnabled();
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

  test('says within 24 hours that it is allowed only once', async () => {
    await openProfile({ [BOOKINGS]: listed(late), [POOJA]: { body: { data: offered } } });
    await press(/^Choose another date/);
    expect(dialog().getByText(/you can change the date once, free of charge/)).toBeInTheDocument();
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
    const sentence = 'Less than 24 hours are left.';
    const { sent } = await openProfile({
      [BOOKINGS]: inTurn(listed(booked), listed(late)),
      [POOJA]: { body: { data: offered } },
      [CHANGE]: inTurn(conflict('expectedTerms', sentence), { body: { data: moved } }),
    });
    await press(/^Choose another date/);
    await userEvent.click(await dialog().findByRole('radio', { name: /4 December/ }));
    await userEvent.click(dialog().getByRole('button', { name: 'Change the date' }));
    expect(await dialog().findByText(sentence)).toBeInTheDocument();
    expect(dialog().getByText(/you can change the date once/)).toBeInTheDocument();
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
