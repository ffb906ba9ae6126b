import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ordinary } from '../../kundli-chart/kundli-chart.samples.ts';
import { hi } from '../../messages-hi/index.ts';
import { defineKundliChart, type KundliChartElement } from './index.ts';

const RULE =
  'figure { outline: 3px solid rgb(1, 2, 3) } [data-theme="mine"] { color: rgb(254, 253, 252) }';

/** KundliChart as an element for pages without React. */
const meta = {
  title: 'Astrology/Charts/KundliChart',
  tags: ['!dev'],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsAnElement: Story = {
  render: () => <div data-testid="page" />,
  play: async ({ canvas }) => {
    const page = canvas.getByTestId('page');
    const early = document.createElement('jyoti-kundli-chart') as KundliChartElement;
    early.data = ordinary;
    page.append(early);
    defineKundliChart({
      stylesheets: [`data:text/css,${encodeURIComponent(RULE)}`],
      messages: { hi },
    });
    const figureIn = (element: Element) =>
      waitFor(() => {
        const figure = element.shadowRoot?.querySelector('figure');
        if (!figure) throw new Error('not drawn');
        return figure;
      });
    // Data that were set before it was defined.
    early.setAttribute('chart-title', 'Birth chart of Asha');
    const figure = await figureIn(early);
    await waitFor(() => expect(figure).toHaveTextContent('Birth chart of Asha'));
    await waitFor(() => expect(getComputedStyle(figure).outlineColor).toBe('rgb(1, 2, 3)'));
    await expect(getComputedStyle(page).outlineColor).not.toBe('rgb(1, 2, 3)');
    const english = figure.textContent;
    const north = figure.querySelector('svg')!.innerHTML;
    early.setAttribute('language', 'hi');
    await waitFor(() => expect(figure.textContent).not.toBe(english));
    await expect(figure).toHaveTextContent('सूर्य');
    await expect(figure.closest('[lang]')).toHaveAttribute('lang', 'hi');
    early.setAttribute('variant', 'south');
    await waitFor(() => expect(figure.querySelector('svg')!.innerHTML).not.toBe(north));
    early.setAttribute('theme', 'mine');
    await expect(getComputedStyle(figure.parentElement!).color).toBe('rgb(254, 253, 252)');

    page.insertAdjacentHTML(
      'beforeend',
      `<jyoti-kundli-chart chart-title="Of Ravi" data='${JSON.stringify(ordinary)}'></jyoti-kundli-chart>`,
    );
    const other = page.lastElementChild!;
    await waitFor(async () => expect(await figureIn(other)).toHaveTextContent('Of Ravi'));
    page.prepend(other);
    await waitFor(async () => expect(await figureIn(other)).toHaveTextContent('Of Ravi'));
  },
};
