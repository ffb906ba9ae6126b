import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { TithiScale } from './index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';

const props = { variant: 'arc', title: 'The Moon today', elongation: 103.5 } as const;

describe('TithiScale', () => {
  behavesAsComponent(TithiScale, { props });

  test('is named by its title and describes the running tithi and its elapsed part @wcag:1.1.1', () => {
    render(<TithiScale {...props} />);
    expect(
      screen.getByRole('img', {
        name: /^The Moon today\. Shukla Navami, tithi 9 of 30, 62% gone\./,
      }),
    ).toBeInTheDocument();
  });

  test('has the same content as a table of thirty tithis @wcag:1.3.1', () => {
    render(<TithiScale {...props} />);
    const table = screen.getByRole('table', { name: 'The Moon today' });
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(screen.getByRole('row', { current: true })).toHaveTextContent(
      '9Shukla Navami, running, 62% goneShukla Paksha96°–108°',
    );
    expect(within(table).getAllByRole('row').at(-1)).toHaveTextContent(
      '30AmavasyaKrishna Paksha348°–360°',
    );
  });

  test('marks the running tithi by an outline and its name, not by colour alone @wcag:1.4.1', () => {
    const { container } = render(<TithiScale {...props} />);
    expect(container.querySelectorAll('[data-part="running-tithi"]')).toHaveLength(1);
    expect(container.querySelector('[data-part="running-tithi"]')).toHaveAttribute(
      'data-tithi',
      '9',
    );
    expect(container.querySelector('svg')).toHaveTextContent(/Shukla Navami62% gone$/);
  });

  test('names both halves of the month and numbers each to fifteen', () => {
    const { container } = render(<TithiScale {...props} />);
    const texts = [...container.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(texts.filter((text) => text === '15')).toHaveLength(2);
    expect(texts).toEqual(expect.arrayContaining(['Shukla Paksha', 'Krishna Paksha']));
  });

  test('what the page adds is below it, and the legend can be left out', () => {
    render(<TithiScale {...props} note="until 7:23 pm" legend={false} />);
    expect(screen.getByText('until 7:23 pm')).toBeInTheDocument();
    expect(screen.queryByText(/From the new moon/)).not.toBeInTheDocument();
  });

  test('shows Hindi within English, where a provider around it has the words', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <I18nProvider locale="en">
          <TithiScale variant="arc" title="आज का चंद्र" elongation={180} language="hi" />
        </I18nProvider>
      </I18nProvider>,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^आज का चंद्र। कृष्ण प्रतिपदा, 30 में से 16वीं तिथि, 0% बीती।/,
    );
  });

  test('as a strip shows thirty discs with today marked, and describes it in words @wcag:1.1.1 @wcag:1.4.1', () => {
    const { rerender } = render(<TithiScale tithi={9} note="Today: Shukla Navami" />);
    const month = screen.getByRole('figure', { name: 'The thirty tithis of the lunar month' });
    expect(month).toHaveTextContent('Today: Shukla Navami');
    const discs = [...month.querySelectorAll('[data-state="today"], [data-state="other"]')];
    expect(discs).toHaveLength(30);
    expect(discs.findIndex((disc) => disc.matches('[data-state="today"]'))).toBe(8);
    rerender(<TithiScale tithi={30} note="Today: Amavasya" title="Margashirsha" />);
    expect(screen.getByRole('figure', { name: 'Margashirsha' })).toBeVisible();
  });

  test('renders on a server without a document', () => {
    expect(renderToStaticMarkup(<TithiScale {...props} />)).toContain('<svg');
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a drawing needs an accessible name
    void (<TithiScale variant="arc" elongation={103} />);
    // @ts-expect-error: the marked disc needs a note
    void (<TithiScale tithi={9} />);
    // @ts-expect-error: an arc without an elongation has no tithi
    void (<TithiScale variant="arc" title="The Moon today" />);
  });
});
