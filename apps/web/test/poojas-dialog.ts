import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { dialog, openPooja, page } from './poojas-site.ts';

export const user = userEvent.setup();

export const box = (name: string) => dialog().getByRole('textbox', { name });

export const date = () => dialog().getByRole('combobox', { name: 'Preferred date' });

/** A date, and 6 pm on it. */
export const chooseDay = async (day: string) => {
  await user.selectOptions(date(), day);
  await user.click(dialog().getByRole('radio', { name: '6:00 pm' }));
};

export const press = (name: string) => user.click(dialog().getByRole('button', { name }));

export const hour = (name: string) => dialog().getByRole('radio', { name });

export const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export type Handlers = Parameters<typeof openPooja>[1];

/** The dialog, opened by the big button: no date is selected. */
export async function openDialog(handlers: Handlers = {}, id = 1, search = '') {
  const opened = await openPooja(id, handlers, search);
  await user.click(page().getByRole('button', { name: 'BOOK THIS CEREMONY' }));
  await screen.findByRole('dialog');
  return opened;
}

export const ceremonyStep = () => dialog().findByRole('heading', { name: 'For the ceremony' });

export const review = () => dialog().findByRole('heading', { name: 'Review your booking' });

export async function openCeremony(handlers: Handlers = {}, search = '') {
  const opened = await openDialog(handlers, 1, search);
  await chooseDay('2026-11-27');
  await press('Next');
  await ceremonyStep();
  return opened;
}

export async function openReview(handlers: Handlers = {}, search = '') {
  const opened = await openCeremony(handlers, search);
  await press('Next');
  await review();
  return opened;
}
