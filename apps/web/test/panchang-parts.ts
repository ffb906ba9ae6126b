import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delhi, openPanchang } from './panchang-site.ts';

export const user = userEvent.setup();

export const region = (name: string) => screen.getByRole('region', { name });

export const opened = (tab = 'panchang') => openPanchang(`${delhi}&tab=${tab}`);

export const ready = () => screen.findByRole('tablist', { name: 'Parts of the panchang' });

/** The value of a label in a list of facts. */
export const fact = (part: HTMLElement, label: string) =>
  within(part)
    .getAllByRole('term')
    .find(({ textContent }) => textContent === label)?.nextElementSibling ?? null;
