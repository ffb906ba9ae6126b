import type { ConsultationRequest } from '@jyoti/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { closeBrowser, freshBrowser, openProfile, page, REQUESTS } from './profile-site.ts';
import type { FakeResponse } from './render-site.tsx';
// Preloads lazy parts, as for a visitor who waits a moment before pressing.
import '../src/features/account/profile/withdraw-dialog.tsx';

beforeEach(freshBrowser);
afterEach(closeBrowser);

const pendingRequest: ConsultationRequest = {
  ticket: 'JY-20261123-7K4F',
  status: 'open',
  astrologer: 'meera-joshi',
  astrologerName: 'Meera Joshi',
  astrologerUrl: '/astrologers/meera-joshi',
  kind: 'consultation',
  name: 'Asha Verma',
  email: 'asha@example.com',
  mobile: '9876543210',
  preferredDate: '2026-12-02',
  message: 'About a new shop.',
  createdAt: '2026-11-23T06:30:00.000Z',
  canWithdraw: true,
};
const withdrawn: ConsultationRequest = {
  ...pendingRequest,
  status: 'withdrawn',
  canWithdraw: false,
};
const WITHDRAW = 'PATCH /api/consultations/JY-20261123-7K4F';

const requests = () => within(page().getByRole('region', { name: 'My requests' }));
const question = () => within(screen.getByRole('alertdialog'));
const listed = (...all: ConsultationRequest[]): FakeResponse => ({ body: { data: all } });
const openQuestion = async () =>
  userEvent.click(await requests().findByRole('button', { name: /^Withdraw request/ }));
const confirm = () => userEvent.click(question().getByRole('button', { name: 'Withdraw request' }));

describe('my requests', () => {
  test('link to the astrologers if there are none', async () => {
    await openProfile();
    expect(await requests().findByText('No requests yet')).toBeInTheDocument();
    expect(requests().getByRole('link')).toHaveAttribute('href', '/astrologers');
  });

  test('show kind, astrologer, date and ticket number', async () => {
    const chat: ConsultationRequest = {
      ...pendingRequest,
      ticket: 'JY-20261122-2222',
      kind: 'chat',
      astrologerUrl: null,
      preferredDate: null,
      message: '',
    };
    await openProfile({ [REQUESTS]: listed(pendingRequest, chat) });
    const link = await requests().findByRole('link', { name: 'Consultation with Meera Joshi' });
    expect(link).toHaveAttribute('href', '/astrologers/meera-joshi');
    const [first, second] = requests()
      .getAllByRole('listitem')
      .map((card) => within(card));
    for (const fact of [
      'Requested',
      'JY-20261123-7K4F',
      'Wednesday, 2 December 2026',
      'About a new shop.',
      /We’ll write to asha@example\.com/,
    ]) {
      expect(first?.getByText(fact)).toBeInTheDocument();
    }
    expect(second?.getByText('Chat with Meera Joshi')).toBeInTheDocument();
    expect(second?.getByText('The next free slot')).toBeInTheDocument();
    expect(second?.queryByRole('link')).not.toBeInTheDocument();
  });

  test.each([
    ['answered', 'Answered', true],
    ['closed', 'Closed', false],
    ['withdrawn', 'Withdrawn', false],
  ] as const)('that are %s say so', async (status, badge, canWithdraw) => {
    await openProfile({ [REQUESTS]: listed({ ...pendingRequest, status, canWithdraw }) });
    expect(await requests().findByText(badge)).toBeInTheDocument();
    expect(requests().queryAllByRole('button')).toHaveLength(canWithdraw ? 1 : 0);
  });

  test('show an error with a retry if they fail to load', async () => {
    let calls = 0;
    await openProfile({
      [REQUESTS]: () => {
        calls += 1;
        return calls === 1 ? 'no response' : listed(pendingRequest);
      },
    });
    expect(await requests().findByText('Your requests could not be loaded.')).toBeInTheDocument();
    await userEvent.click(requests().getByRole('button', { name: 'Try again' }));
    expect(await requests().findByText(pendingRequest.ticket)).toBeInTheDocument();
  });
});

describe('withdrawing a request', () => {
  test('asks for confirmation, with the cost, and changes nothing on No', async () => {
    const { sent } = await openProfile({ [REQUESTS]: listed(pendingRequest) });
    await openQuestion();
    expect(
      await screen.findByRole('alertdialog', { name: 'Withdraw the request JY-20261123-7K4F?' }),
    ).toHaveAccessibleDescription(/Nothing has been charged, and nothing will be\./);
    await userEvent.click(question().getByRole('button', { name: 'Keep the request' }));
    expect(sent(WITHDRAW)).toEqual([]);
    expect(requests().getByRole('button', { name: /^Withdraw request/ })).toHaveFocus();
  });

  test('after a reply names the 24-hour rule', async () => {
    await openProfile({ [REQUESTS]: listed({ ...pendingRequest, status: 'answered' }) });
    await openQuestion();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(/cancel 24 hours ahead/);
  });

  test('that fails shows an error, and succeeds on retry', async () => {
    let calls = 0;
    const { sent } = await openProfile({
      [REQUESTS]: listed(pendingRequest),
      [WITHDRAW]: () => {
        calls += 1;
        return calls === 1 ? 'no response' : { body: { data: withdrawn } };
      },
    });
    await openQuestion();
    await confirm();
    expect(await question().findByRole('alert')).toHaveTextContent(
      /We couldn’t withdraw the request\. It is unchanged/,
    );
    await confirm();
    expect(
      await screen.findByText('Your request JY-20261123-7K4F is withdrawn.'),
    ).toBeInTheDocument();
    expect(sent(WITHDRAW)[1]?.body).toEqual({ action: 'withdraw' });
    expect(requests().getByText('Withdrawn')).toBeInTheDocument();
    await waitFor(() => expect(page().getByRole('region', { name: 'My requests' })).toHaveFocus());
  });

  test('that the team has closed in the meantime says so, and reloads the list', async () => {
    let calls = 0;
    await openProfile({
      [REQUESTS]: () => {
        calls += 1;
        return listed(
          calls === 1
            ? pendingRequest
            : { ...pendingRequest, status: 'closed', canWithdraw: false },
        );
      },
      [WITHDRAW]: {
        status: 409,
        body: {
          error: 'This request can no longer be withdrawn.',
          code: 'conflict',
          fields: { action: 'This request can no longer be withdrawn.' },
        },
      },
    });
    await openQuestion();
    await confirm();
    expect(await question().findByRole('alert')).toHaveTextContent('no longer be withdrawn');
    expect(question().getByRole('button', { name: 'Withdraw request' })).toBeDisabled();
    await userEvent.click(question().getByRole('button', { name: 'Keep the request' }));
    expect(requests().getByText('Closed')).toBeInTheDocument();
  });
});
