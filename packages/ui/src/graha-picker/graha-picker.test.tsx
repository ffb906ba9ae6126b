import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { grahaIds, grahaNames } from '../glyphs/index.ts';
import { GrahaPicker } from './index.ts';

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('GrahaPicker', () => {
  behavesAsComponent(GrahaPicker, {
    props: { label: 'Planet' },
    state: {
      ...valueProps,
      from: 'moon',
      to: 'mars',
      change: (user) => user.click(radio('Mars')),
      shown: () => grahaIds.find((graha) => radio(grahaNames.words[graha]).checked),
    },
  });

  test('is a group of nine radios, each with its shape and name @wcag:4.1.2 @wcag:1.4.1', () => {
    const { container } = render(<GrahaPicker label="Planet" />);
    expect(screen.getByRole('radiogroup', { name: 'Planet' })).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(9);
    for (const graha of grahaIds) expect(radio(grahaNames.words[graha])).toBeVisible();
    expect(radio('Sun')).toBeChecked();
  });

  test('is one tab stop; arrow keys choose @wcag:2.1.1', async () => {
    const changed = vi.fn();
    render(<GrahaPicker label="Planet" defaultValue="ketu" onValueChange={changed} />);
    await userEvent.tab();
    expect(radio('Ketu')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(radio('Rahu')).toBeChecked();
    expect(changed).toHaveBeenLastCalledWith('rahu');
  });

  test('controlled, it shows the value of the page', async () => {
    const changed = vi.fn();
    render(<GrahaPicker label="Planet" value="moon" onValueChange={changed} />);
    await userEvent.click(screen.getByText('Saturn'));
    expect(changed).toHaveBeenCalledExactlyOnceWith('saturn');
    expect(radio('Moon')).toBeChecked();
  });

  test('offers only the given grahas, in their order', () => {
    render(<GrahaPicker label="Planet" options={['rahu', 'ketu']} />);
    expect(screen.getAllByRole('radio')).toEqual([radio('Rahu'), radio('Ketu')]);
    expect(radio('Rahu')).toBeChecked();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a choice needs a name
    void (<GrahaPicker />);
    // @ts-expect-error: there are nine grahas, and Pluto is not among them
    void (<GrahaPicker label="Planet" value="pluto" />);
  });
});
