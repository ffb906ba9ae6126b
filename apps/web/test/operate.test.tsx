import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeBrowser, freshBrowser, page, profileApi } from './profile-site.ts';
import { renderSite } from './render-site.tsx';
import { overview, booking, listOf, bodyOf, openDesk, button } from './operate-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/operate/arrange-dialog.tsx';
import '../src/features/operate/booking-details.tsx';
import '../src/features/operate/booking-step-dialog.tsx';
import { frameMessages } from '../src/messages.generated/frame.ts';

const { en } = frameMessages;

// Preloads the linked pages, because loading takes time.
beforeAll(() => import('../src/features/home/home.route.ts'));

beforeEach(freshBrowser);

afterEach(closeBrowser);

const notFound = { status: 404, body: { error: 'There is nothing here.', code: 'not_found' } };

describe('a visitor who is not an operator', () => {
  test.each(['signed out', 'signed in'])('%s, sees the page for unknown URLs', async (who) => {
    if (who === 'signed out') localStorage.clear();
    const { sent } = profileApi({ 'GET /api/operator': notFound });
    const site = await renderSite('/operate?tab=audit');
    await waitFor(() => expect(site.path()).toBe('/'));
    expect(await page().findByText(en.pageNotFound)).toBeVisible();
    expect(screen.queryByText('Operate')).not.toBeInTheDocument();
    expect(sent('GET /api/operator')).toHaveLength(who === 'signed out' ? 0 : 1);
    expect(sent('GET /api/operator/audit')).toHaveLength(0);
  });

  test('sees no link to it', async () => {
    profileApi({ 'GET /api/operator': notFound });
    await renderSite('/profile');
    await page().findByRole('button', { name: 'Edit Profile' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('/operate'))).toEqual([]);
  });

  test('is not shown it after a network error', async () => {
    let responses = 0;
    profileApi({
      'GET /api/operator': () => {
        responses += 1;
        return responses === 1 ? 'no response' : { body: { data: overview } };
      },
      'GET /api/operator/bookings': listOf(booking),
    });
    await renderSite('/operate');
    await userEvent.click(await button('Try again'));
    expect(await page().findByText('Navgraha Shanti Pooja')).toBeVisible();
  });
});

describe('the tabs', () => {
  test('are in the URL and show how many items wait', async () => {
    const { site } = await openDesk('/operate?tab=messages');
    const tab = (name: string) => page().getByRole('tab', { name });
    expect(tab('Messages (1)')).toHaveAttribute('aria-selected', 'true');
    expect(tab('Bookings (2)')).toBeVisible();
    await userEvent.click(tab('Audit'));
    expect(site.path()).toBe('/operate?tab=audit');
    expect(await page().findByText('Content: Saved')).toBeVisible();
    expect(page().getByText('Asha Verma')).toBeVisible();
    expect(page().getByText(/sha256 bbbbbbbbbbbb…/)).toBeVisible();
  });
});

describe('bookings', () => {
  test('are filtered by the URL', async () => {
    const { site, sent } = await openDesk('/operate');
    await page().findByText('Navgraha Shanti Pooja');
    await userEvent.selectOptions(page().getByLabelText('Status'), 'Confirmed');
    await waitFor(() => expect(site.path()).toBe('/operate?status=confirmed'));
    await waitFor(() => expect(sent('GET /api/operator/bookings')).toHaveLength(2));
  });

  test('are searched, with the search in the URL', async () => {
    const { site, sent } = await openDesk('/operate');
    await userEvent.type(await page().findByRole('searchbox', { name: 'Search' }), 'ravi');
    await waitFor(() => expect(site.path()).toBe('/operate?search=ravi'));
    await waitFor(() =>
      expect(sent('GET /api/operator/bookings').at(-1)?.search).toMatch(/search=ravi/),
    );
    expect(page().getByText('Standard, Video')).toBeVisible();
    expect(page().getByText('9876543210')).toBeVisible();
  });

  test('are arranged: time, call, payment, recording and a note, on the version shown', async () => {
    const ARRANGE = `PUT /api/operator/bookings/${booking.id}/arrangement`;
    const arranged = { ...booking, callLink: 'https://meet.example.in/1', paid: 500 };
    const { sent } = await openDesk('/operate', { [ARRANGE]: { body: { data: arranged } } });
    await userEvent.click(await button(`Arrange ${booking.id}`));
    const dialog = within(await screen.findByRole('dialog', { name: `Arrange ${booking.id}` }));
    await userEvent.type(dialog.getByLabelText('Link of the call'), 'http://meet.example.in/1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Link of the call')).toHaveAccessibleDescription(/https:/),
    );
    expect(sent(ARRANGE)).toEqual([]);
    await userEvent.clear(dialog.getByLabelText('Link of the call'));
    await userEvent.type(dialog.getByLabelText('Link of the call'), 'https://meet.example.in/1');
    const paid = dialog.getByLabelText('Paid, rupees');
    await userEvent.clear(paid);
    await userEvent.type(paid, '500');
    await userEvent.type(dialog.getByLabelText('Note for the team'), 'Prefers Hindi.');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(`${booking.id} is saved.`)).toBeVisible();
    const none = {
      preferredTime: null,
      callLink: null,
      paid: 0,
      recordingLink: null,
      operatorNote: null,
    };
    expect(bodyOf(sent(ARRANGE)[0])).toEqual({
      expected: none,
      arrangement: {
        ...none,
        callLink: 'https://meet.example.in/1',
        paid: 500,
        operatorNote: 'Prefers Hindi.',
      },
    });
  });

  test('of a day are on a sheet for the pandit, by time, without cancelled ones', async () => {
    const evening = {
      ...booking,
      id: 'JB-20260101-3333',
      preferredTime: '18:30',
      firstName: 'Asha',
    };
    const cancelled = {
      ...booking,
      id: 'JB-20260101-4444',
      status: 'cancelled',
      firstName: 'Meera',
    };
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    const { sent } = await openDesk('/operate?tab=sheet&day=2026-01-05', {
      'GET /api/operator/bookings': listOf(booking, evening, cancelled),
    });
    expect(
      await page().findByRole('heading', { name: 'Ceremonies on Monday, 5 January 2026' }),
    ).toBeVisible();
    const groups = await page().findAllByRole('heading', { level: 3 });
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      '6:30 pm (Indian time): Navgraha Shanti Pooja',
      'Hour not agreed: Navgraha Shanti Pooja',
    ]);
    expect(page().getByText('Asha Kulkarni')).toBeVisible();
    expect(page().queryByText('Meera Kulkarni')).toBeNull();
    expect(page().getAllByText('Kashyapa')).toHaveLength(2);
    expect(sent('GET /api/operator/bookings')[0]?.search).toMatch(/from=2026-01-05&to=2026-01-05/);
    await userEvent.click(await button('Print the sheet'));
    expect(print).toHaveBeenCalledOnce();
    print.mockRestore();
  });

  test('are confirmed after a confirmation dialog, on the version shown', async () => {
    const confirmed = { ...booking, status: 'confirmed', steps: ['cancel'] };
    const { sent } = await openDesk('/operate', {
      [`PATCH /api/operator/bookings/${booking.id}`]: { body: { data: confirmed } },
    });
    await userEvent.click(await button(`Confirm ${booking.id}`));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Confirm this booking?' }),
    );
    expect(sent(`PATCH /api/operator/bookings/${booking.id}`)).toHaveLength(0);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm booking' }));
    expect(
      await page().findByText('Confirmed', { selector: '[data-part="badge"] *' }),
    ).toBeVisible();
    const [call] = sent(`PATCH /api/operator/bookings/${booking.id}`);
    expect(bodyOf(call)).toEqual({
      step: 'confirm',
      expectedStatus: 'requested',
      expectedDate: '2026-01-05',
    });
    expect(page().queryByRole('button', { name: `Confirm ${booking.id}` })).toBeNull();
    await waitFor(() => expect(sent('GET /api/operator')).toHaveLength(2));
  });

  test('that have changed in the meantime are reloaded', async () => {
    const { sent } = await openDesk('/operate', {
      [`PATCH /api/operator/bookings/${booking.id}`]: {
        status: 409,
        body: { error: 'This has changed in the meantime.', code: 'conflict' },
      },
    });
    await userEvent.click(await button(`Cancel ${booking.id}`));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    const notice = await screen.findByText('This has changed in the meantime.');
    expect(notice).toBeVisible();
    // A rejection must not look like success.
    expect(notice.closest('[data-part="toast"]')).toHaveAttribute('data-tone', 'warning');
    await waitFor(() => expect(sent('GET /api/operator/bookings')).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('keep the dialog open after a network error', async () => {
    await openDesk('/operate', {
      [`PATCH /api/operator/bookings/${booking.id}`]: 'no response',
    });
    await userEvent.click(await button(`Confirm ${booking.id}`));
    await userEvent.click(screen.getByRole('button', { name: 'Confirm booking' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(
      await dialog.findByText(/^The change could not be made\. We couldn’t reach the server/),
    ).toBeVisible();
  });

  test('show all their fields', async () => {
    await openDesk('/operate');
    await userEvent.click(await button(`Details of ${booking.id}`));
    const dialog = within(await screen.findByRole('dialog', { name: booking.id }));
    expect(dialog.getByText('Kashyapa')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'ravi@example.in' })).toBeVisible();
    expect(dialog.getByRole('row', { name: /Requested/ })).toBeVisible();
  });

  test.each([
    ['/operate', 'No bookings'],
    ['/operate?status=completed', 'No booking fits the filters'],
  ])('at %s say that there are none', async (path, sentence) => {
    await openDesk(path, { 'GET /api/operator/bookings': listOf() });
    expect(await page().findByText(sentence)).toBeVisible();
  });

  test('that failed to load are requested again', async () => {
    let responses = 0;
    await openDesk('/operate', {
      'GET /api/operator/bookings': () => {
        responses += 1;
        return responses === 1 ? { status: 500, body: {} } : listOf(booking);
      },
    });
    await userEvent.click(await button('Try again'));
    expect(await page().findByText('Navgraha Shanti Pooja')).toBeVisible();
  });
});
