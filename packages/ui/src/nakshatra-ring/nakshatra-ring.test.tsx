import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { NakshatraRing } from './index.ts';
import { sampleSky } from './nakshatra-ring.samples.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

const rowOf = (name: string) =>
  within(screen.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .at(-1);

describe('NakshatraRing', () => {
  behavesAsComponent(NakshatraRing, { props: { title: 'The Moon today', nakshatra: 8, pada: 2 } });

  test('is named by its title and describes where the Moon is @wcag:1.1.1', () => {
    render(<NakshatraRing title="The Moon today" nakshatra={8} pada={2} />);
    expect(
      screen.getByRole('img', { name: /^The Moon today\. The Moon in Pushya, pada 2\./ }),
    ).toBeInTheDocument();
  });

  test('has the same content as a table @wcag:1.3.1', () => {
    render(<NakshatraRing title="The sky at birth" grahas={sampleSky} />);
    const table = screen.getByRole('table', { name: 'The sky at birth' });
    expect(within(table).getAllByRole('row')).toHaveLength(28);
    expect(rowOf('Vishakha')).toHaveTextContent('Moon pada 2, Rahu pada 2');
    expect(rowOf('Ashwini')).toHaveTextContent('None');
  });

  test('marks the Moon’s nakshatra by an outline and its name, not by colour alone @wcag:1.4.1', () => {
    const { container } = render(<NakshatraRing title="Sky" grahas={sampleSky} />);
    expect(container.querySelectorAll('[data-part="moon-nakshatra"]')).toHaveLength(1);
    expect(container.querySelector('svg[role="img"]')).toHaveTextContent(/Vishakhapada 2$/);
  });

  test('shows every graha once, and twenty-seven nakshatras', () => {
    const { container } = render(<NakshatraRing title="Sky" grahas={sampleSky} ascendant={132} />);
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(9);
    expect(container.querySelectorAll('[data-part="nakshatra"]')).toHaveLength(27);
  });

  test('without a Moon it is the plain ring', () => {
    const { container } = render(<NakshatraRing title="The nakshatras" />);
    expect(container.querySelector('[data-part="moon-nakshatra"]')).not.toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'The nakshatras. The table that follows lists the twenty-seven nakshatras.',
    );
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <NakshatraRing title="आज का चंद्र" nakshatra={26} pada={1} />
      </I18nProvider>,
    );
    expect(rowOf('उत्तरा भाद्रपद')).toHaveTextContent('चंद्र चरण 1');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a drawing needs an accessible name
    void (<NakshatraRing nakshatra={8} />);
    // @ts-expect-error: a nakshatra has four padas
    void (<NakshatraRing title="Ring" nakshatra={8} pada={5} />);
  });
});
