import type { OperatorRequest } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, freshBrowser, page } from './profile-site.ts';
import { message, piece, listOf, bodyOf, openDesk, button } from './operate-site.ts';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/operate/arrange-dialog.tsx';
import '../src/features/operate/booking-details.tsx';
import '../src/features/operate/booking-step-dialog.tsx';

// Preloads the linked pages, because loading takes time.
beforeAll(() => import('../src/features/home/home.route.ts'));

beforeEach(freshBrowser);

afterEach(closeBrowser);

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
    astrologerName: 'Meera Joshi',
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
    expect(await page().findByText('Chat: Meera Joshi')).toBeVisible();
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
