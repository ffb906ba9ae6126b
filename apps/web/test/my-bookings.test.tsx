import type { Booking } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BOOKINGS, closeBrowser, freshBrowser, openProfile } from './profile-site.ts';
import type { FakeResponse } from './render-site.tsx';
import {
  askToCancel,
  booked,
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
      /Until Tuesday, 1 December 2026 at 6:00 pm \(Indian time\), you can cancel with a full refund/,
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
    await askToCancel();
    await screen.findByRole('alertdialog');
    await userEvent.click(question().getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(site.path()).toBe('/login?next=%2Fprofile'));
  });

  test('are exported to a calendar at their time, which is then taken, with a reminder, under a stable id', async () => {
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
      'STATUS:TENTATIVE',
      'TRANSP:OPAQUE',
      'SUMMARY:Navgraha Shanti Pooja',
      'DESCRIPTION:Booking JB-20261123-4F7K\\, Standard package. Requested.',
    ]) {
      expect(lines).toContain(line);
    }
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
