import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations } from '../../test/contract.tsx';
import { Controlled, input } from '../../test/controlled-place-field.tsx';
import { Form } from '../form/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import type { PlaceFieldProps } from './index.ts';
import { samplePlaces } from './sample-places.ts';

const pressSearch = () => userEvent.click(screen.getByRole('button', { name: 'Search' }));
const offer = () => screen.queryByRole('button', { name: 'More: coordinates and time zone' });
const degrees = (name: string) => screen.getByRole('spinbutton', { name });
const use = () => userEvent.click(screen.getByRole('button', { name: 'Use these coordinates' }));

async function openByHand(props: Partial<PlaceFieldProps> = {}) {
  const site = render(<Controlled text="Rampur" search={async () => []} {...props} />);
  await pressSearch();
  await userEvent.click(offer()!);
  return site;
}

describe('a place by its coordinates', () => {
  test('is offered at any time, but where the field is read-only', () => {
    const { rerender } = render(<Controlled />);
    expect(offer()).toBeInTheDocument();
    rerender(<Controlled key="fixed" readOnly />);
    expect(offer()).not.toBeInTheDocument();
  });

  test('changes the time zone of a picked place to an offset with seconds, and keeps the place', async () => {
    const changed = vi.fn();
    const [place] = samplePlaces;
    render(<Controlled value={place} onValueChange={changed} />);
    await userEvent.click(offer()!);
    expect(degrees('Latitude')).toHaveValue(String(place?.latitude));
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Time zone' }),
      'Offset from UTC, by hand',
    );
    const offset = screen.getByRole('textbox', { name: 'Offset from UTC' });
    await userEvent.type(offset, 'noon');
    await use();
    expect(offset).toHaveAccessibleDescription(/^Please enter an offset like \+05:30/);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.clear(offset);
    await userEvent.type(offset, '+4:38:26{Enter}');
    expect(changed).toHaveBeenLastCalledWith({ ...place, timeZone: '+04:38:26' });
    expect(screen.getByText(/time zone UTC\+04:38:26/)).toBeInTheDocument();
    await userEvent.click(offer()!);
    expect(screen.getByRole('textbox', { name: 'Offset from UTC' })).toHaveValue('+04:38:26');
  });

  test('takes coordinates as maps write them', async () => {
    await openByHand();
    await userEvent.type(degrees('Latitude'), '28°36′50″N');
    await userEvent.type(degrees('Longitude'), '79,0221978');
    await userEvent.tab();
    expect(degrees('Latitude')).toHaveValue('28.613889');
    expect(degrees('Longitude')).toHaveValue('79.022198');
  });

  test('can be left out', async () => {
    render(<Controlled text="Rampur" search={async () => []} byHand={false} />);
    await pressSearch();
    expect(offer()).not.toBeInTheDocument();
  });

  test('makes a place of the name typed, two numbers and a zone', async () => {
    const changed = vi.fn();
    const edited = vi.fn();
    const sent = vi.fn();
    render(
      <Form onFieldEdit={edited} onSubmit={sent}>
        <Controlled
          name="birthPlace"
          text="Rampur"
          search={async () => []}
          onValueChange={changed}
        />
      </Form>,
    );
    await pressSearch();
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

  test('reports which number is missing or out of range, and gives no place @wcag:3.3.1', async () => {
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

  test('is closed by Cancel, which returns the focus', async () => {
    await openByHand();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('Rampur');
  });

  test('shows the current language', async () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Controlled text="रामपुर" search={async () => []} />
      </I18nProvider>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'खोजें' }));
    await userEvent.click(screen.getByRole('button', { name: 'और: निर्देशांक और समय क्षेत्र' }));
    expect(degrees('अक्षांश')).toBeInTheDocument();
  });
});
