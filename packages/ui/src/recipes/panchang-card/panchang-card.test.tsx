import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { PanchangCard } from './index.ts';
import { sunday as props } from './panchang-card.stories.tsx';
import { hi } from '../../messages-hi/index.ts';

const factOf = (term: RegExp) =>
  screen.getAllByRole('term').find(({ textContent }) => term.test(textContent ?? ''))!
    .parentElement as HTMLElement;

describe('PanchangCard', () => {
  behavesAsComponent(PanchangCard, { props });

  test('is an article named by its date [S1-340] [S1-353]', () => {
    render(<PanchangCard {...props} />);
    const card = screen.getByRole('article', { name: 'Sunday, 6 April 2025' });
    expect(within(card).getByRole('heading', { level: 2 })).toBeInTheDocument();
    expect(card).toHaveTextContent('New Delhi, times of Asia/Kolkata');
  });

  test('lists each limb with its start and end, and which is running @wcag:1.3.1', () => {
    render(<PanchangCard {...props} />);
    expect(factOf(/^Vara/)).toHaveTextContent(/Ravivarरविवार.*Lord Sununtil 6:04 am tomorrow/);
    expect(factOf(/^Tithi/)).toHaveTextContent(
      /^Tithi NowShukla Navamiशुक्ल नवमीDeity Durgauntil 7:23 pmfrom 7:26 pm yesterdayShukla Dashami from 7:23 pm$/,
    );
    expect(factOf(/^Karana/)).toHaveTextContent(
      /^Karana NowKaulava.*Balava until 7:17 amTaitila from 7:23 pm$/,
    );
  });

  test('shows how much of each has elapsed', () => {
    const { container } = render(<PanchangCard {...props} />);
    expect(container.querySelectorAll('[data-part="gauge"]')).toHaveLength(4);
  });

  test('on another day nothing is current, and the limb of its start is first', () => {
    const { container } = render(<PanchangCard {...props} now="2025-05-06T00:00:00Z" />);
    expect(container.querySelectorAll('[data-part="gauge"]')).toHaveLength(0);
    expect(factOf(/^Karana/)).toHaveTextContent(/^Karana Balava/);
    expect(screen.queryByText('Now')).not.toBeInTheDocument();
  });

  test('shows when Sun and Moon rise and set [S1-354] [S1-355]', () => {
    render(<PanchangCard {...props} />);
    expect(factOf(/^Sunrise/)).toHaveTextContent('Sunrise6:05 am');
    expect(factOf(/^Sunset/)).toHaveTextContent('Sunset6:41 pm');
    expect(factOf(/^Moonrise/)).toHaveTextContent('Moonrise12:44 pm');
    expect(factOf(/^Moonset/)).toHaveTextContent('Moonset3:03 am tomorrow');
  });

  test('a day without moonrise has none, not that of another day', () => {
    render(
      <PanchangCard {...props} times={{ ...props.times, moonrise: null, nextSunrise: null }} />,
    );
    expect(factOf(/^Moonrise/)).toHaveTextContent('MoonriseNone today');
    expect(factOf(/^Vara/)).not.toHaveTextContent('until');
  });

  test('opens with its sentence', () => {
    render(<PanchangCard {...props} opening="Shukla Navami, Moon in Pushya until tomorrow." />);
    expect(screen.getByText(/^Shukla Navami, Moon in Pushya/)).toBeInTheDocument();
  });

  test('Devanagari names are marked as Hindi @wcag:3.1.2', () => {
    render(<PanchangCard {...props} />);
    expect(screen.getByText('पुष्य')).toHaveAttribute('lang', 'hi');
  });

  test('an unknown limb is left out', () => {
    render(<PanchangCard {...props} yoga={[]} />);
    expect(screen.queryByText('Yoga')).not.toBeInTheDocument();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <PanchangCard {...props} hourCycle="h12" />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading', { name: 'रविवार, 6 अप्रैल 2025' })).toBeInTheDocument();
    expect(factOf(/^सूर्योदय/)).toHaveTextContent('सुबह 6:05');
  });
});

describe('types', () => {
  const { date: _date, ...undated } = props;
  const { place: _place, ...anywhere } = props;

  test('wrong use does not compile', () => {
    // @ts-expect-error: a panchang without a date has no name
    void (<PanchangCard {...undated} />);
    // @ts-expect-error: a panchang belongs to a place
    void (<PanchangCard {...anywhere} />);
  });
});
