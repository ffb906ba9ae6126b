import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { grahaIds, grahaNames } from '../glyphs/index.ts';
import { I18nProvider } from '../i18n/index.ts';
import { dignities, DignityBadge, GrahaBadge } from './index.ts';
import { hi as hindi } from '../messages-hi/index.ts';

describe('GrahaBadge', () => {
  behavesAsComponent(GrahaBadge, {
    props: { graha: 'saturn', retrograde: true, combust: true, dignity: 'own' },
  });

  test.each(grahaIds)('%s has its shape and its name @wcag:1.4.1', (graha) => {
    const { container } = render(<GrahaBadge graha={graha} />);
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(1);
    expect(container).toHaveTextContent(grahaNames.words[graha]);
  });

  test('shows its states in words', () => {
    const { container } = render(<GrahaBadge graha="mercury" retrograde combust dignity="enemy" />);
    expect(container.textContent).toBe('MercuryretrogradeCombustEnemy’s sign');
  });

  test('short: letters and marks visually, words for screen readers', () => {
    const { container } = render(
      <GrahaBadge graha="mercury" retrograde combust dignity="enemy" variant="short" />,
    );
    expect(container.querySelector('[aria-hidden="true"]:not(svg)')).toHaveTextContent('MeRC');
    expect(screen.getByText('Mercury, retrograde, Combust, Enemy’s sign')).toBeInTheDocument();
  });

  test.each(dignities)('%s has words of its own in both languages', (dignity) => {
    const [en, hi] = (['en', 'hi'] as const).map(
      (language) =>
        render(
          <I18nProvider locale={language} messages={language === 'hi' ? hindi : {}}>
            <GrahaBadge graha="sun" dignity={dignity} />
          </I18nProvider>,
        ).container.textContent,
    );
    expect(en).toMatch(/^Sun.+/);
    expect(hi).toMatch(/^सूर्य.+/);
  });
});

test('in Hindi the mark of a retrograde graha makes no word with its letters', () => {
  render(
    <I18nProvider locale="hi" messages={hindi}>
      <GrahaBadge graha="saturn" variant="short" retrograde />
    </I18nProvider>,
  );
  expect(screen.queryByText('श')).toHaveTextContent(/^श\(व\)$/);
});

describe('DignityBadge', () => {
  behavesAsComponent(DignityBadge, { props: { dignity: 'exalted' } });

  test('shows the given word instead of the word of the kit', () => {
    render(<DignityBadge dignity="friend">Friendly</DignityBadge>);
    expect(screen.getByText('Friendly')).toBeVisible();
    expect(screen.queryByText('Friend’s sign')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a badge without a graha has no name
    void (<GrahaBadge />);
    // @ts-expect-error: there are seven dignities
    void (<GrahaBadge graha="sun" dignity="strong" />);
    // @ts-expect-error: a badge of a dignity names it
    void (<DignityBadge />);
  });
});
