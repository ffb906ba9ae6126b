import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { PageBreak, PrintLayout } from './index.ts';
import { Report, settings } from './print-layout.samples.tsx';
import { hi } from '../messages-hi/index.ts';

describe('PrintLayout', () => {
  behavesAsComponent(PrintLayout, {
    props: { name: 'Kundli of Meera Joshi', settings, children: <Report /> },
  });

  test('starts with its name and how it was calculated @wcag:1.3.1', () => {
    render(
      <PrintLayout name="Kundli of Meera Joshi" settings={settings}>
        Report
      </PrintLayout>,
    );
    expect(screen.getByText('Kundli of Meera Joshi')).toBeInTheDocument();
    expect(screen.getByRole('term')).toHaveTextContent('Calculated with:');
    expect(screen.getByRole('definition')).toHaveTextContent(
      'Lahiri ayanamsha · whole-sign houses · mean node',
    );
  });

  test('without settings it names none', () => {
    render(<PrintLayout name="Disclaimer">Words</PrintLayout>);
    expect(screen.queryByRole('term')).toBeNull();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PrintLayout name="मीरा जोशी की कुंडली" settings={['लाहिरी अयनांश']}>
          विवरण
        </PrintLayout>
      </I18nProvider>,
    );
    expect(screen.getByRole('term')).toHaveTextContent('गणना का आधार');
  });
});

describe('PageBreak', () => {
  behavesAsComponent(PageBreak, { props: {} });

  test('is hidden from screen readers', () => {
    const { container } = render(<PageBreak />);
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('types', () => {
  test('a sheet without a name does not compile', () => {
    // @ts-expect-error: it needs a name
    void (<PrintLayout>Report</PrintLayout>);
  });
});
