import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, valueProps } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { vargaIds, VargaSwitcher } from './index.ts';
import { sampleCharts } from './varga-switcher.samples.ts';
import { hi } from '../messages-hi/index.ts';

describe('VargaSwitcher', () => {
  behavesAsComponent(VargaSwitcher, {
    props: { label: 'Charts of Asha', charts: sampleCharts },
    state: {
      ...valueProps,
      from: 'D9',
      to: 'D2',
      change: (user) => user.click(screen.getByRole('radio', { name: 'D2 Hora' })),
      shown: () => screen.getByRole<HTMLInputElement>('radio', { checked: true }).value,
    },
  });

  test('offers every varga by number and name, in order @wcag:4.1.2', () => {
    render(<VargaSwitcher label="Charts of Asha" charts={sampleCharts} />);
    expect(screen.getByRole('radiogroup', { name: 'Charts of Asha' })).toBeInTheDocument();
    const names = screen.getAllByRole('radio').map((radio) => radio.ariaLabel);
    expect(names).toHaveLength(16);
    expect(names.slice(0, 2)).toEqual(['D1 Rashi', 'D2 Hora']);
    expect(names.at(-1)).toBe('D60 Shashtiamsa');
  });

  test('the drawing stays the same element when the varga changes', async () => {
    const onValueChange = vi.fn();
    render(
      <VargaSwitcher label="Charts of Asha" charts={sampleCharts} onValueChange={onValueChange} />,
    );
    const drawing = screen.getByRole('img', { name: /^D1 Rashi\. Charts of Asha/ });
    await userEvent.click(screen.getByRole('radio', { name: 'D9 Navamsa' }));
    expect(screen.getByRole('img', { name: /^D9 Navamsa\. Charts of Asha/ })).toBe(drawing);
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('D9');
  });

  test('arrow keys go from varga to varga @wcag:2.1.1', async () => {
    const user = userEvent.setup();
    render(<VargaSwitcher label="Charts of Asha" charts={sampleCharts} />);
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'D2 Hora' })).toHaveFocus();
    expect(screen.getByRole('img', { name: /^D2 Hora/ })).toBeInTheDocument();
  });

  test('explains what a varga is used for', () => {
    const { container } = render(
      <VargaSwitcher label="Charts of Asha" charts={sampleCharts} defaultValue="D9" />,
    );
    expect(container.querySelector('[data-part="varga-reading"]')).toHaveTextContent(
      'D9 Navamsa Read for: marriage and the spouse',
    );
  });

  test('as a native select it changes the chart in the same drawing', async () => {
    render(<VargaSwitcher label="Charts of Asha" charts={sampleCharts} control="select" />);
    const list = screen.getByRole('combobox', { name: 'Divisional chart' });
    const drawing = screen.getByRole('img');
    await userEvent.selectOptions(list, 'D10 Dasamsa');
    expect(screen.getByRole('img', { name: /^D10 Dasamsa/ })).toBe(drawing);
  });

  test('offers only vargas that have a chart, and shows the first when another is requested', () => {
    const { D3, D30 } = sampleCharts;
    render(<VargaSwitcher label="Two charts" charts={{ D3, D30 }} value="D9" />);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('img', { name: /^D3 Drekkana/ })).toBeInTheDocument();
  });

  test('shows the controlled varga', async () => {
    render(<VargaSwitcher label="Charts of Asha" charts={sampleCharts} value="D1" />);
    await userEvent.click(screen.getByRole('radio', { name: 'D7 Saptamsa' }));
    expect(screen.getByRole('img', { name: /^D1/ })).toBeInTheDocument();
  });

  test.each(vargaIds)('%s has a name and a use in Hindi', (id) => {
    const { container } = render(
      <I18nProvider locale="hi" messages={hi}>
        <VargaSwitcher label="आशा की कुंडलियाँ" charts={sampleCharts} value={id} />
      </I18nProvider>,
    );
    expect(container.querySelector('[data-part="varga-reading"]')?.textContent).toMatch(
      /^D\d+ \p{Script=Devanagari}.+: \p{Script=Devanagari}/u,
    );
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: charts need a label
    void (<VargaSwitcher charts={{}} />);
    // @ts-expect-error: there is no D5 among the sixteen
    void (<VargaSwitcher label="Charts" charts={{ D5: { ascendantSign: 1, placements: [] } }} />);
  });
});
