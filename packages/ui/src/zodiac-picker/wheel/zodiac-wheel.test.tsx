import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { ZodiacWheel } from '../index.ts';
import { hi } from '../../messages-hi/index.ts';

const chosen = () => screen.getByRole('radio', { checked: true });

describe('ZodiacWheel', () => {
  behavesAsComponent(ZodiacWheel, {
    props: { label: 'Your rashi' },
    state: {
      ...valueProps,
      from: 4,
      to: 2,
      change: (user) => user.click(screen.getByRole('radio', { name: /Taurus/ })),
      shown: () => screen.getAllByRole('radio').indexOf(chosen()) + 1,
    },
  });

  test('is a named group of twelve, each with its name and element @wcag:4.1.2 [S0-237]', () => {
    render(<ZodiacWheel label="Your rashi" />);
    expect(screen.getByRole('radiogroup', { name: 'Your rashi' })).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    expect(chosen()).toHaveAccessibleName('Aries, Mesha, Fire');
  });

  test('is one tab stop; arrows choose, and go round @wcag:2.1.1', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn();
    render(<ZodiacWheel label="Your rashi" defaultValue={12} onValueChange={onValueChange} />);
    await user.tab();
    expect(chosen()).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toHaveAccessibleName(/^Aries/);
    expect(chosen()).toHaveFocus();
    await user.keyboard('{ArrowUp}{Home}{End}');
    expect(onValueChange.mock.calls.flat()).toEqual([1, 12, 1, 12]);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('right is clockwise in right-to-left text too: the zodiac is not mirrored', async () => {
    const user = userEvent.setup();
    render(
      <div dir="rtl">
        <ZodiacWheel label="Your rashi" />
      </div>,
    );
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(chosen()).toHaveAccessibleName(/^Taurus/);
  });

  test('a press on a cell chooses it, and the hub names it', async () => {
    const { container } = render(<ZodiacWheel label="Your rashi" />);
    const cells = container.querySelectorAll('svg[viewBox="0 0 400 400"] path[data-state]');
    await userEvent.click(cells[4] as Element);
    expect(chosen()).toHaveAccessibleName('Leo, Simha, Fire');
    expect(chosen()).toHaveFocus();
    expect(container).toHaveTextContent('LeoSimha · Fire');
    expect(cells[4]).toHaveAttribute('data-state', 'checked');
  });

  test('shows the controlled rashi', async () => {
    const onValueChange = vi.fn();
    render(<ZodiacWheel label="Your rashi" value={3} onValueChange={onValueChange} />);
    await userEvent.click(screen.getByRole('radio', { name: /^Libra/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(7);
    expect(chosen()).toHaveAccessibleName(/^Gemini/);
  });

  test('has Aries above, then clockwise thirty degrees a sign, and a tick for every three degrees [S0-563]', () => {
    const { container } = render(<ZodiacWheel label="Your rashi" />);
    const paths = [...container.querySelectorAll('svg[viewBox="0 0 400 400"] path')].map((path) =>
      path.getAttribute('d'),
    );
    const starts = paths.slice(0, 12).map((path) => path!.slice(1).split('A')[0]);
    const ends = paths.slice(0, 12).map((path) => path!.split(/ 0 0 1 |L/)[1]);
    expect(starts).toEqual([ends[11], ...ends.slice(0, 11)]);
    expect(ends[0]).toBe('246.07 28.07');
    expect(paths.at(-1)!.match(/M/g)).toHaveLength(120);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <ZodiacWheel label="आपकी राशि" value={8} />
      </I18nProvider>,
    );
    expect(chosen()).toHaveAccessibleName('वृश्चिक, जल');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a choice without a name cannot be read out
    void (<ZodiacWheel />);
    // @ts-expect-error: rashis are 1 to 12
    void (<ZodiacWheel label="Your rashi" value={13} />);
  });
});
