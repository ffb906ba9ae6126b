import type {
  AuditEntry,
  OperatorBooking,
  OperatorMessage,
  OperatorRequest,
  Piece,
} from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { en } from '../src/words/en.ts';
import { closeBrowser, freshBrowser, page, profileApi } from './profile-site.ts';
import { renderSite, type Call } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/pages/operate/arrange-dialog.tsx';
import '../src/pages/operate/booking-details.tsx';
import '../src/pages/operate/booking-step-dialog.tsx';

// Preloads the linked pages, because loading takes time.
beforeAll(() => import('../src/pages/home/home.route.ts'));
beforeEach(freshBrowser);
afterEach(closeBrowser);

const overview = {
  requestedBookings: 2,
  openMessages: 1,
  openRequests: 0,
  subscribers: 3,
  bookingsGone: 0,
};

const booking: OperatorBooking = {
  id: 'JB-20260101-2222',
  status: 'requested',
  poojaId: 1,
  poojaTitle: 'Navgraha Shanti Pooja',
  package: 'standard',
  serviceType: 'video',
  firstName: 'Ravi',
  lastName: 'Kulkarni',
  mobileNumber: '9876543210',
  email: 'ravi@example.in',
  preferredDate: '2026-01-05',
  preferredTime: null,
  duration: null,
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
  operatorNote: null,
  history: [{ event: 'requested', at: '2026-01-01T00:00:00Z', preferredDate: '2026-01-05' }],
  rescheduledLate: false,
  refund: null,
  createdAt: '2026-01-01T00:00:00Z',
  steps: ['confirm', 'cancel'],
};

const message: OperatorMessage = {
  ticket: 'JY-20260101-2222',
  status: 'open',
  name: 'Meera Joshi',
  email: 'meera@example.in',
  topic: 'refund',
  message: 'Where is my report?',
  language: 'hi',
  createdAt: '2026-01-01T00:00:00Z',
};

const piece: Piece = {
  id: 'en/awards',
  language: 'en',
  edited: false,
  text: '[\n  { "id": "one" }\n]\n',
  hash: 'a'.repeat(64),
  versions: [],
};

const entry: AuditEntry = {
  id: '1',
  at: '2026-01-01T08:30:00Z',
  operator: { id: 'u1', name: 'Asha Verma' },
  kind: 'content',
  action: 'saved',
  subject: 'en/awards',
  before: { sha256: 'b'.repeat(64) },
  after: { sha256: 'c'.repeat(64) },
};

const listOf = (...rows: object[]) => ({
  body: { data: { rows, total: rows.length, page: 1, pages: 1 } },
});
const notFound = { status: 404, body: { error: 'There is nothing here.', code: 'not_found' } };
const bodyOf = (call: Call | undefined) => call?.body as Record<string, unknown> | undefined;

type Handlers = Parameters<typeof profileApi>[0];

async function openDesk(path: string, handlers: Handlers = {}) {
  const api = profileApi({
    'GET /api/operator': { body: { data: overview } },
    'GET /api/operator/bookings': listOf(booking),
    'GET /api/operator/messages': listOf(message),
    'GET /api/operator/requests': listOf(),
    'GET /api/operator/newsletter': listOf(),
    'GET /api/operator/content': {
      body: { data: [{ id: piece.id, language: 'en', edited: false }] },
    },
    'GET /api/operator/content/piece': { body: { data: piece } },
    'GET /api/operator/audit': listOf(entry),
    ...handlers,
  });
  const site = await renderSite(path);
  await page().findByRole('heading', { level: 1, name: 'Operate' });
  return { ...api, site };
}

const button = (name: string) => page().findByRole('button', { name });

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

describe('messages', () => {
  test('are marked as answered, and show it', async () => {
    const path = `PATCH /api/operator/messages/${message.ticket}`;
    const { sent } = await openDesk('/operate?tab=messages', {
      [path]: { body: { data: { ...message, status: 'answered' } } },
    });
    expect(await page().findByText('Where is my report?')).toBeVisible();
    expect(page().getByText(/Answer in Hindi/)).toBeVisible();
    await userEvent.click(await button(`Mark answered ${message.ticket}`));
    expect(await screen.findByText(`${message.ticket}: answered.`)).toBeVisible();
    expect(bodyOf(sent(path)[0])).toEqual({ status: 'answered', expectedStatus: 'open' });
    expect(await button(`Reopen ${message.ticket}`)).toBeVisible();
  });
});

describe('requests', () => {
  const { topic: _topic, ...written } = message;
  const request: OperatorRequest = {
    ...written,
    astrologer: 'meera-joshi',
    kind: 'chat',
    mobile: '9812345670',
    preferredDate: null,
    message: '',
  };

  test('show what is requested, and can be closed', async () => {
    const path = `PATCH /api/operator/requests/${request.ticket}`;
    const { sent } = await openDesk('/operate?tab=requests', {
      'GET /api/operator/requests': listOf(request),
      [path]: { body: { data: { ...request, status: 'closed' } } },
    });
    expect(await page().findByText('Chat: meera-joshi')).toBeVisible();
    expect(page().getByText('next free slot')).toBeVisible();
    expect(page().getByText('No message')).toBeVisible();
    await userEvent.click(await button(`Close ${request.ticket}`));
    await waitFor(() =>
      expect(bodyOf(sent(path)[0])).toEqual({ status: 'closed', expectedStatus: 'open' }),
    );
    expect(page().queryByRole('button', { name: `Close ${request.ticket}` })).toBeNull();
  });

  test('are erased permanently after a confirmation', async () => {
    const { sent } = await openDesk('/operate?tab=requests', {
      'GET /api/operator/requests': listOf(request),
      [`DELETE /api/operator/requests/${request.ticket}`]: { status: 204 },
    });
    await userEvent.click(await button(`Erase ${request.ticket}`));
    const dialog = await screen.findByRole('alertdialog', { name: `Erase ${request.ticket}?` });
    expect(sent(`DELETE /api/operator/requests/${request.ticket}`)).toHaveLength(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
    expect(await screen.findByText(`${request.ticket} is erased.`)).toBeVisible();
    expect(sent(`DELETE /api/operator/requests/${request.ticket}`)).toHaveLength(1);
    await waitFor(() => expect(sent('GET /api/operator/requests')).toHaveLength(2));
  });

  test('that were withdrawn have no actions', async () => {
    await openDesk('/operate?tab=requests', {
      'GET /api/operator/requests': listOf({ ...request, status: 'withdrawn' }),
    });
    expect(
      await page().findByText('Withdrawn', { selector: '[data-part="badge"] *' }),
    ).toBeVisible();
    const buttons = page().getAllByRole('button', { name: /JY-/ });
    expect(buttons.map((one) => one.getAttribute('aria-label'))).toEqual([
      `Erase ${request.ticket}`,
    ]);
  });

  test('on several pages keep the filter on the next page', async () => {
    await openDesk('/operate?tab=requests&status=open', {
      'GET /api/operator/requests': {
        body: { data: { rows: [request], total: 41, page: 1, pages: 3 } },
      },
    });
    expect(await page().findByText('41 entries')).toBeVisible();
    expect(page().getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/operate?tab=requests&status=open&page=3',
    );
  });
});

describe('the newsletter', () => {
  test('is downloaded as a file', async () => {
    await openDesk('/operate?tab=newsletter', {
      'POST /api/operator/newsletter/export': { body: 'email' },
    });
    await userEvent.click(await button('Export as CSV'));
    expect(await screen.findByText('The addresses are downloaded.')).toBeVisible();
    expect(URL.createObjectURL).toHaveBeenCalledOnce();
  });
});

describe('a piece of content', () => {
  const path = '/operate?tab=content&piece=en/awards';
  const shownText = () => page().findByRole('textbox', { name: 'Text as JSON' });
  const text = async () => {
    await userEvent.click(await page().findByRole('radio', { name: 'JSON' }));
    return shownText();
  };
  const CHECK = 'POST /api/operator/content/check';
  const SAVE = 'PUT /api/operator/content/piece';

  test('is selected from the list', async () => {
    const { site } = await openDesk('/operate?tab=content');
    expect(await page().findByText('Choose a piece to read and change it.')).toBeVisible();
    await userEvent.selectOptions(page().getByLabelText('Piece of content'), 'awards');
    await waitFor(() => expect(site.path()).toBe('/operate?tab=content&piece=en%2Fawards'));
    expect(await text()).toHaveValue(piece.text);
  });

  test('that is invalid is not saved: each error links to its line', async () => {
    const problem = { path: '0.title', line: 2, message: 'This is required, but it is missing.' };
    const { sent } = await openDesk(path, { [CHECK]: { body: { data: [problem] } } });
    await userEvent.type(await text(), ' ');
    await userEvent.click(await button('Save'));
    expect(await page().findByText('0.title')).toBeVisible();
    await userEvent.click(await button('Line 2'));
    const area = (await shownText()) as HTMLTextAreaElement;
    expect(area).toHaveFocus();
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('  { "id": "one" }');
    expect(page().getByText(/^Line 2 of/)).toBeVisible();
    expect(sent(SAVE)).toHaveLength(0);
  });

  test('is saved after validation and a confirmation', async () => {
    const saved = { ...piece, edited: true, text: '[]\n', hash: 'd'.repeat(64) };
    const { sent } = await openDesk(path, {
      [CHECK]: { body: { data: [] } },
      [SAVE]: { body: { data: saved } },
    });
    expect(await button('Save')).toBeDisabled();
    await userEvent.clear(await text());
    await userEvent.type(await text(), '[[]');
    await userEvent.click(await button('Save'));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Show this to visitors?' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save and show' }));
    expect(await screen.findByText('Saved. Visitors see it now.')).toBeVisible();
    expect(bodyOf(sent(SAVE)[0])).toEqual({
      id: 'en/awards',
      text: '[]',
      expectedHash: piece.hash,
    });
    expect(await text()).toHaveValue('[]\n');
    expect(page().getByRole('option', { name: 'awards (changed)' })).toBeInTheDocument();
  });

  test('is edited in a form: fields by name, entries added and removed', async () => {
    const offers = {
      ...piece,
      text: '[{ "id": "one", "title": "First", "price": 100, "isActive": true }]',
    };
    const { sent } = await openDesk(path, {
      'GET /api/operator/content/piece': { body: { data: offers } },
      [CHECK]: { body: { data: [] } },
      [SAVE]: { body: { data: offers } },
    });
    await userEvent.click(await button('1. First'));
    const title = page().getByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Second');
    await userEvent.click(page().getByRole('checkbox', { name: 'Is active' }));
    await userEvent.click(await button('Add an entry to Entries'));
    await userEvent.click(await button('Entry 2'));
    await userEvent.click(await button('Remove Entry 2'));
    await userEvent.click(await button('Save'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and show' }));
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(JSON.parse(String(bodyOf(sent(SAVE)[0])?.['text']))).toEqual([
      { id: 'one', title: 'Second', price: 100, isActive: false },
    ]);
  });

  test('has every weekday if it lists hours by weekday; a day without hours is left out', async () => {
    const ceremony = {
      ...piece,
      text: '{ "hours": { "Monday": ["07:00"], "Friday": ["18:00"] } }',
    };
    const { sent } = await openDesk(path, {
      'GET /api/operator/content/piece': { body: { data: ceremony } },
      [CHECK]: { body: { data: [] } },
      [SAVE]: { body: { data: ceremony } },
    });
    await userEvent.click(await button('Add an entry to Tuesday'));
    const tuesday = within(page().getByRole('group', { name: 'Tuesday' }));
    await userEvent.type(tuesday.getByRole('textbox', { name: /1/ }), '09:00');
    await userEvent.click(
      within(page().getByRole('group', { name: 'Friday' })).getByRole('button', {
        name: /^Remove/,
      }),
    );
    await userEvent.click(await button('Save'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and show' }));
    await waitFor(() => expect(sent(SAVE)).toHaveLength(1));
    expect(JSON.parse(String(bodyOf(sent(SAVE)[0])?.['text']))).toEqual({
      hours: { Monday: ['07:00'], Tuesday: ['09:00'] },
    });
  });

  test('that is invalid shows the error at the field of the form', async () => {
    const header = { ...piece, text: '{ "logo": { "alt": "Jyoti" } }' };
    const problem = { path: 'logo.alt', line: 1, message: 'This must not be empty.' };
    await openDesk(path, {
      'GET /api/operator/content/piece': { body: { data: header } },
      [CHECK]: { body: { data: [problem] } },
    });
    const alt = await page().findByRole('textbox', { name: 'Alt' });
    await userEvent.clear(alt);
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(alt).toHaveAccessibleDescription('This must not be empty.'));
  });

  test('that is no longer valid JSON is fixed as text', async () => {
    await openDesk(path, {
      'GET /api/operator/content/piece': { body: { data: { ...piece, text: '[{' } } },
    });
    expect(await page().findByText(/not valid JSON, so it has no form/)).toBeVisible();
    expect(await shownText()).toHaveValue('[{');
  });

  test('keeps the input on a conflict with another operator', async () => {
    let reads = 0;
    await openDesk(path, {
      'GET /api/operator/content/piece': () => {
        reads += 1;
        return { body: { data: reads === 1 ? piece : { ...piece, text: '[1]\n' } } };
      },
      [CHECK]: { body: { data: [] } },
      [SAVE]: {
        status: 409,
        body: { error: 'This has changed in the meantime.', code: 'conflict' },
      },
    });
    await userEvent.type(await text(), ' ');
    await userEvent.click(await button('Save'));
    await userEvent.click(await screen.findByRole('button', { name: 'Save and show' }));
    expect(await page().findByText(/^This has changed in the meantime\./)).toBeVisible();
    expect(await text()).toHaveValue(`${piece.text} `);
    await userEvent.click(await button('Load the present text'));
    await waitFor(async () => expect(await text()).toHaveValue('[1]\n'));
    expect(page().queryByText(/^This has changed in the meantime\./)).toBeNull();
  });

  test('with unsaved changes is left only after a confirmation', async () => {
    const { site } = await openDesk(path);
    await userEvent.type(await text(), ' ');
    await userEvent.click(page().getByRole('tab', { name: 'Audit' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Leave without saving?' }),
    );
    expect(site.path()).toBe(path);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(site.path()).toBe('/operate?tab=audit'));
  });
});
