import { fireEvent, screen, within } from '@testing-library/react';
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
export const birthTime = () => within(page().getByRole('group', { name: 'Time of birth' }));
export const birthPlace = () => page().getByRole('combobox', { name: 'Birth place' });
export const press = () => userEvent.click(page().getByRole('button', { name: 'Sign Up' }));

const fill = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

/** Fills in all required fields, as a browser does with stored values. */
export async function fillAll() {
  fill('First name', 'Asha');
  fill('Last name', 'Verma');
  fill('Email', 'asha@example.com');
  fill('Password', 'a quiet lamp');
  fill('Mobile number', '9876543210');
  fill('Date of birth', '14/05/1990');
  await userEvent.selectOptions(birthTime().getByLabelText('Hour'), '06');
  await userEvent.selectOptions(birthTime().getByLabelText('Minute'), '30');
  await userEvent.type(birthPlace(), 'Ujj');
  await userEvent.click(await page().findByRole('option', { name: /Ujjain/ }));
}
