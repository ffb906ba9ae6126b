import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Slider } from './index.ts';

const slider = (name = 'Distance') => screen.getByRole<HTMLInputElement>('slider', { name });
const move = (name: string, value: number) =>
  fireEvent.change(slider(name), { target: { value: String(value) } });

describe('Slider', () => {
  behavesAsComponent(Slider, {
    props: { label: 'Distance', ticks: true },
    control: (container) => container.querySelector('input'),
    state: {
      ...valueProps,
      from: 10,
      to: 20,
      change: async () => move('Distance', 20),
      shown: () => slider().valueAsNumber,
    },
  });

  test('says its value in words, to everyone @wcag:4.1.2', () => {
    render(<Slider label="Distance" max={50} defaultValue={10} format={(km) => `${km} km`} />);
    expect(slider()).toHaveAttribute('aria-valuetext', '10 km');
    expect(screen.getByText('10 km')).toBeVisible();
  });

  test('a form sends it under its name, and its reset returns it to its first value', () => {
    render(
      <form data-testid="form">
        <Slider label="Distance" name="distance" defaultValue={10} />
      </form>,
    );
    move('Distance', 30);
    const form = screen.getByTestId<HTMLFormElement>('form');
    expect(new FormData(form).get('distance')).toBe('30');
    fireEvent.reset(form);
    expect(slider()).toHaveValue('10');
  });
});

describe('Slider with two thumbs', () => {
  const price = { label: 'Price', range: true, defaultValue: [20, 70] } as const;
  behavesAsComponent(Slider, {
    props: { label: 'Price', range: true },
    control: (container) => container.querySelector('input'),
    hasOwnId: false,
    state: {
      ...valueProps,
      from: [20, 70],
      to: [30, 70],
      change: async () => move('From', 30),
      shown: () => [slider('From').valueAsNumber, slider('To').valueAsNumber],
    },
  });

  test('is a group of two sliders, each of which stops at the other @wcag:1.3.1', () => {
    const changed = vi.fn();
    render(<Slider {...price} onValueChange={changed} />);
    expect(screen.getByRole('group', { name: 'Price' })).toBeVisible();
    move('From', 90);
    expect(changed).toHaveBeenLastCalledWith([70, 70]);
    move('To', 10);
    expect(changed).toHaveBeenLastCalledWith([70, 70]);
    expect(screen.getByText('70 – 70')).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <Slider {...price} label="दाम" />
      </I18nProvider>,
    );
    expect(slider('न्यूनतम')).toHaveValue('20');
    expect(slider('अधिकतम')).toHaveValue('70');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a field needs a label
    void (<Slider />);
    // @ts-expect-error: two thumbs need two values
    void (<Slider label="Price" range value={5} />);
  });
});
