import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { MoonPhase } from './index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

describe('MoonPhase', () => {
  behavesAsComponent(MoonPhase, { props: { illumination: 0.78, waxing: true } });

  test('is labelled with its phase, its illumination and its paksha @wcag:1.1.1', () => {
    render(<MoonPhase illumination={0.78} waxing />);
    expect(
      screen.getByRole('img', { name: 'Waxing gibbous, 78%, Shukla Paksha' }),
    ).toBeInTheDocument();
  });

  test('shows date, state, luminance and paksha in words [S1-365]', () => {
    render(
      <MoonPhase
        illumination={0.62}
        waxing
        captioned
        title="Current Moon Phase"
        note="6 April 2025"
      />,
    );
    expect(screen.getByRole('figure')).toHaveTextContent(
      'Current Moon PhaseWaxing gibbous62% lit, Shukla Paksha6 April 2025',
    );
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test.each([
    ['the new moon', 0, 'New moon, 0%, Amavasya'],
    ['the full moon', 1, 'Full moon, 100%, Purnima'],
  ])('%s', (_name, illumination, words) => {
    render(<MoonPhase illumination={illumination} waxing />);
    expect(screen.getByRole('img')).toHaveAccessibleName(words);
  });

  test('state and paksha given as props win over calculated ones', () => {
    render(
      <MoonPhase illumination={0.99} waxing={false} state="waning_gibbous" paksha="krishna" />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName('Waning gibbous, 99%, Krishna Paksha');
  });

  test('south of the tropics the other side is lit [S1-368]', () => {
    const path = (hemisphere: 'north' | 'south') =>
      renderToStaticMarkup(<MoonPhase illumination={0.2} waxing hemisphere={hemisphere} />);
    expect(path('north')).not.toBe(path('south'));
  });

  test('shows Hindi within English, where a provider around it has the words', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <I18nProvider locale="en">
          <MoonPhase illumination={0.1} waxing={false} language="hi" />
        </I18nProvider>
      </I18nProvider>,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName('घटती चंद्रकला, 10%, कृष्ण पक्ष');
  });

  test('next to the same text it is decorative', () => {
    render(<MoonPhase illumination={0.5} waxing decorative />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test('renders on a server without a document', () => {
    expect(renderToStaticMarkup(<MoonPhase illumination={0.5} waxing />)).toContain('<svg');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: illumination alone does not define the lit side
    void (<MoonPhase illumination={0.5} />);
    // @ts-expect-error: a state is one of eight
    void (<MoonPhase illumination={0.5} waxing state="half" />);
  });
});
