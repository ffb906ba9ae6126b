import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { InteractiveKundliChart } from '../index.ts';
import { ordinary } from '../kundli-chart.samples.ts';
import { hi } from '../../messages-hi/index.ts';

const chosen = () => screen.getByRole('radio', { checked: true });

describe('InteractiveKundliChart', () => {
  behavesAsComponent(InteractiveKundliChart, {
    props: { title: 'Birth chart (D1)', data: ordinary },
    state: {
      prop: 'house',
      defaultProp: 'defaultHouse',
      onChange: 'onHouseChange',
      from: 7,
      to: 10,
      change: (user) => user.click(screen.getAllByRole('radio')[9]!),
      shown: () => Number(screen.getByRole('radio', { checked: true }).getAttribute('data-house')),
    },
  });

  test('is a named radio group whose houses are labelled with their facts @wcag:4.1.2', () => {
    render(<InteractiveKundliChart title="Birth chart (D1)" data={ordinary} />);
    expect(
      screen.getByRole('radiogroup', { name: 'Birth chart (D1)' }),
    ).toHaveAccessibleDescription('Arrow keys go from house to house.');
    expect(screen.getAllByRole('radio')).toHaveLength(12);
    expect(chosen()).toHaveAccessibleName('House 1, Leo: Ascendant 12°');
  });

  test('is one tab stop; arrows, Home and End go from house to house and round @wcag:2.1.1', async () => {
    const user = userEvent.setup();
    const onHouseChange = vi.fn();
    render(<InteractiveKundliChart title="Chart" data={ordinary} onHouseChange={onHouseChange} />);
    await user.tab();
    expect(chosen()).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(chosen()).toHaveAccessibleName('House 12, Cancer: Sun 27°, Mercury 28° (combust)');
    expect(chosen()).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowUp}{End}{Home}');
    expect(chosen()).toHaveAccessibleName(/^House 1,/);
    expect(onHouseChange.mock.calls.flat()).toEqual([12, 1, 2, 1, 12, 1]);
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('a press selects a house and describes it below', async () => {
    const user = userEvent.setup();
    render(<InteractiveKundliChart title="Chart" data={ordinary} />);
    await user.click(screen.getByRole('radio', { name: /^House 7/ }));
    expect(document.querySelector('[data-part="chosen-house"]')).toHaveTextContent(
      'House 7, Aquarius Saturn 16° (retrograde)',
    );
  });

  test('shows the controlled house', async () => {
    const onHouseChange = vi.fn();
    render(
      <InteractiveKundliChart
        title="Chart"
        data={ordinary}
        house={3}
        onHouseChange={onHouseChange}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: /^House 5/ }));
    expect(onHouseChange).toHaveBeenCalledExactlyOnceWith(5);
    expect(chosen()).toHaveAccessibleName(/^House 3,/);
  });

  test.each(['north', 'south', 'east'] as const)('says the same in the %s style', (variant) => {
    render(<InteractiveKundliChart title="Chart" data={ordinary} variant={variant} />);
    expect(screen.getAllByRole('radio').map((radio) => radio.ariaLabel)).toMatchInlineSnapshot(`
      [
        "House 1, Leo: Ascendant 12°",
        "House 2, Virgo: Venus 12°",
        "House 3, Libra: Moon 24°, Jupiter 13°, Rahu 25°",
        "House 4, Scorpio: None",
        "House 5, Sagittarius: None",
        "House 6, Capricorn: None",
        "House 7, Aquarius: Saturn 16° (retrograde)",
        "House 8, Pisces: None",
        "House 9, Aries: Ketu 25°",
        "House 10, Taurus: None",
        "House 11, Gemini: Mars 4°",
        "House 12, Cancer: Sun 27°, Mercury 28° (combust)",
      ]
    `);
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <InteractiveKundliChart title="जन्म कुंडली" data={ordinary} />
      </I18nProvider>,
    );
    expect(chosen()).toHaveAccessibleName('भाव 1, सिंह: लग्न 12°');
  });
});
