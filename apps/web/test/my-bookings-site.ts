import type { Booking } from '@jyoti/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from './profile-site.ts';
import type { FakeResponse } from './render-site.tsx';

/** More than 24 hours ahead, at the standard price. */
export const booked: Booking = {
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
  freeUntil: '2026-12-01T12:30:00.000Z',
  ifCancelledNow: { refund: 'full', amount: 0 },
  ifRescheduledNow: 'free',
};

export const paid: Booking = {
  ...booked,
  paid: 1700,
  ifCancelledNow: { refund: 'full', amount: 1700 },
};

export const cancelled: Booking = {
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

export const CHANGE = 'PATCH /api/bookings/JB-20261123-4F7K';

export const bookings = () => within(page().getByRole('region', { name: 'My bookings' }));

export const cardOf = async (id: string) => {
  const number = await bookings().findByText(id);
  return within(number.closest('li') as HTMLElement);
};

export const press = async (name: RegExp) =>
  userEvent.click(await bookings().findByRole('button', { name }));

/** Waits for the dialog: its code is loaded when it first opens. */
export const askToCancel = async () => {
  await press(/^Cancel booking/);
  await screen.findByRole('alertdialog');
};

export const question = () => within(screen.getByRole('alertdialog'));

export const listed = (...all: Booking[]): FakeResponse => ({ body: { data: all } });
