import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Place } from '@jyoti/contract';

/** Response of the place search in the tests of sign-up. */
export const ujjain: Place = {
  id: 'ujjain',
  place_name: 'Ujjain, Madhya Pradesh, India',
  name: 'Ujjain',
  region: 'Madhya Pradesh',
  country: 'India',
  latitude: 23.1765,
  longitude: 75.7885,
  timezone: 'Asia/Kolkata',
  population: 515_215,
  precision: 'place',
};

export const page = () => within(screen.getByRole('main'));
export const field = (label: string | RegExp) => page().getByLabelText(label);
export const birthTime = () => within(page().getByRole('group', { name: 'Birth time' }));
export const birthPlace = () => page().getByRole('combobox', { name: 'Birth place' });
export const press = () => userEvent.click(page().getByRole('button', { name: 'Sign Up' }));

/** Fills in all required fields as a visitor types them. */
export async function fillAll() {
  await userEvent.type(field('First name'), 'Asha');
  await userEvent.type(field('Last name'), 'Verma');
  await userEvent.type(field('Email'), 'asha@example.com');
  await userEvent.type(field('Password'), 'a quiet lamp');
  await userEvent.type(field('Mobile number'), '9876543210');
  await userEvent.type(field('Birth date'), '14051990');
  await userEvent.selectOptions(birthTime().getByLabelText('Hour'), '06');
  await userEvent.selectOptions(birthTime().getByLabelText('Minute'), '30');
  await userEvent.type(birthPlace(), 'Ujj');
  await userEvent.click(await page().findByRole('option', { name: /Ujjain/ }));
}
