import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../../test/contract.tsx';
import { Form } from '../../form/index.ts';
import { I18nProvider } from '../../i18n/index.ts';
import type { PlaceFieldProps } from '../index.ts';
import { Owned } from '../place-field.owner.tsx';
import { samplePlaces } from '../sample-places.ts';

const input = () => screen.getByRole('combobox', { name: 'Birth place' });
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const offer = () => screen.queryByRole('button', { name: 'Enter coordinates by hand' });
const degrees = (name: string) => screen.getByRole('spinbutton', { name });
const use = () => userEvent.click(screen.getByRole('button', { name: 'Use these coordinates' }));

async function openByHand(props: Partial<PlaceFieldProps> = {}) {
  const site = render(<Owned text="Rampur" search={async () => []} {...props} />);
  await search();
  await userEvent.click(offer()!);
  return site;
}

describe('a place by its coordinates', () => {
  test('is the last resort: offered where nothing is found or the search fails, not before', async () => {
    const answers = [async () => samplePlaces, async () => []];
    render(<Owned text="Rampur" search={() => answers.shift()!()} />);
    expect(offer()).not.toBeInTheDocument();
    await search();
    expect(offer()).not.toBeInTheDocument();
    await search();
    expect(offer()).toBeInTheDocument();
  });

  test('is offered where the search itself fails', async () => {
    render(<Owned text="Rampur" search={() => Promise.reject(new Error('no connection'))} />);
    await search();
    expect(offer()).toBeInTheDocument();
  });

  test('is offered where the page does not take what is only typed', () => {
    const { rerender } = render(<Owned error="Please choose the birth place from the list" />);
    expect(offer()).not.toBeInTheDocument();
    rerender(
      <Owned key="typed" text="Rampur" error="Please choose the birth place from the list" />,
    );
    expect(offer()).toBeInTheDocument();
  });

  test('can be left out', async () => {
    render(<Owned text="Rampur" search={async () => []} byHand={false} />);
    await search();
    expect(offer()).not.toBeInTheDocument();
  });

  test('makes a place of the name typed, two numbers and a zone', async () => {
    const changed = vi.fn();
    const edited = vi.fn();
    const sent = vi.fn();
    render(
      <Form onFieldEdit={edited} onSubmit={sent}>
        <Owned name="birthPlace" text="Rampur" search={async () => []} onValueChange={changed} />
      </Form>,
    );
    await search();
    await userEvent.click(offer()!);
    expect(degrees('Latitude')).toHaveFocus();
    await userEvent.keyboard('२८.८१');
    await userEvent.tab();
    await userEvent.keyboard('79.03{Enter}');
    expect(changed).toHaveBeenLastCalledWith({
      id: '28.81,79.03',
      name: 'Rampur',
      latitude: 28.81,
      longitude: 79.03,
      timeZone: 'Asia/Kolkata',
    });
    expect(screen.getByText('28.81° N, 79.03° E, time zone Asia/Kolkata')).toBeInTheDocument();
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    expect(edited).toHaveBeenLastCalledWith('birthPlace');
    expect(sent).not.toHaveBeenCalled();
  });

  test('takes another zone, and one that the browser calls by an older name only once', async () => {
    const changed = vi.fn();
    await openByHand({ onValueChange: changed });
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    const names = Array.from((zone as HTMLSelectElement).options, ({ value }) => value);
    expect(names.filter((name) => /Kolkata|Calcutta/.test(name))).toEqual(['Asia/Kolkata']);
    await userEvent.type(degrees('Latitude'), '-33.87');
    await userEvent.type(degrees('Longitude'), '151.21');
    await userEvent.selectOptions(zone, 'Australia/Sydney');
    await use();
    expect(changed).toHaveBeenLastCalledWith(
      expect.objectContaining({
        name: 'Rampur',
        latitude: -33.87,
        timeZone: 'Australia/Sydney',
      }),
    );
  });

  test('says which number is missing or beyond the globe, and makes no place of it @wcag:3.3.1', async () => {
    const changed = vi.fn();
    await openByHand({ onValueChange: changed });
    await use();
    expect(degrees('Latitude')).toHaveAccessibleDescription(/^Latitude is required/);
    await userEvent.type(degrees('Latitude'), '95');
    await userEvent.type(degrees('Longitude'), '79');
    await use();
    expect(degrees('Latitude')).toHaveAccessibleDescription(/^From -90 to 90/);
    expect(changed).not.toHaveBeenCalled();
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('is put away by Cancel, which gives the focus back', async () => {
    await openByHand();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('Rampur');
  });

  test('speaks the language in force', async () => {
    render(
      <I18nProvider language="hi">
        <Owned text="रामपुर" search={async () => []} />
      </I18nProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'खोजें' }));
    await userEvent.click(screen.getByRole('button', { name: 'निर्देशांक स्वयं लिखें' }));
    expect(degrees('अक्षांश')).toBeInTheDocument();
  });
});
