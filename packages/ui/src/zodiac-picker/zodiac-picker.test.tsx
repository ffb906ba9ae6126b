import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { ZodiacPicker } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const hrefOf = (rashi: number) => `/zodiac/${rashi}`;

describe('ZodiacPicker of links', () => {
  test('is a named list of twelve links, in order @wcag:2.4.4', async () => {
    const { container } = render(<ZodiacPicker label="Zodiac signs" hrefOf={hrefOf} />);
    const nav = screen.getByRole('navigation', { name: 'Zodiac signs' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      Array.from({ length: 12 }, (_, index) => `/zodiac/${index + 1}`),
    );
    expect(links[0]).toHaveTextContent('AriesMesha');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('the Moon’s rashi is marked by a shape and in words, not by colour alone @wcag:1.4.1', () => {
    const { container } = render(
      <ZodiacPicker label="Zodiac signs" hrefOf={hrefOf} moonSign={4} />,
    );
    const marked = container.querySelectorAll('[data-part="graha-glyph"]');
    expect(marked).toHaveLength(1);
    expect(screen.getByRole('link', { name: /Cancer.*the Moon is here/ })).toContainElement(
      marked[0] as HTMLElement,
    );
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ZodiacPicker label="राशियाँ" hrefOf={hrefOf} moonSign={8} />
      </I18nProvider>,
    );
    expect(screen.getByRole('link', { name: /वृश्चिक.*चंद्र यहाँ है/ })).toBeInTheDocument();
  });
});

describe('ZodiacPicker', () => {
  behavesAsComponent(ZodiacPicker, {
    props: { label: 'Your rashi', moonSign: 4 },
    state: {
      ...valueProps,
      from: 4,
      to: 2,
      change: (user) => user.click(screen.getByRole('radio', { name: /Taurus/ })),
      shown: () =>
        screen.getAllByRole('radio').indexOf(screen.getByRole('radio', { checked: true })) + 1,
    },
  });

  test('is one named choice, empty at first, entered at Aries @wcag:2.1.1 @wcag:4.1.2', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<ZodiacPicker label="Your rashi" onValueChange={onValueChange} />);
    expect(screen.getByRole('radiogroup', { name: 'Your rashi' })).toBeInTheDocument();
    expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('radio', { name: /Aries/ })).toHaveFocus();
    await user.keyboard(' {ArrowDown}{ArrowLeft}');
    expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('Aries');
    expect(onValueChange.mock.calls.flat()).toEqual([1, 2, 1]);
  });

  test('left and right arrows follow the text direction, as the arches do', async () => {
    const user = userEvent.setup();
    render(
      <div dir="rtl">
        <ZodiacPicker label="Your rashi" defaultValue={3} />
      </div>,
    );
    await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('Cancer');
  });

  test('shows the controlled rashi', async () => {
    const onValueChange = vi.fn();
    render(<ZodiacPicker label="Your rashi" value={5} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: /Libra/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(7);
    expect(screen.getByRole('radio', { checked: true })).toHaveTextContent('Leo');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a group of links needs a name
    void (<ZodiacPicker hrefOf={() => '/'} />);
    // @ts-expect-error: so does a choice
    void (<ZodiacPicker />);
  });
});
