import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../../test/contract.tsx';
import { I18nProvider } from '../../i18n/index.ts';
import { avoided, lifeGem } from './gem-card.stories.tsx';
import { GemCard } from './index.ts';
import { hi } from '../../messages-hi/index.ts';

describe('GemCard', () => {
  behavesAsComponent(GemCard, { props: lifeGem });

  test('names the gem, its graha and the reason, and lists how it is worn @wcag:1.3.1', () => {
    render(<GemCard {...lifeGem} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading', { level: 3, name: 'Yellow sapphire Pukhraj' })).toBeVisible();
    expect(card.getByText('Gem of Jupiter')).toBeVisible();
    expect(card.getByText(/rules your ascendant/)).toBeVisible();
    expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Weight',
      'Metal',
      'Finger',
      'Day',
      'Mantra',
      'Substitutes',
    ]);
    expect(card.getByText('at least 3 carats')).toBeVisible();
    expect(card.getByText('Caution:')).toBeVisible();
  });

  test('additional content comes after how it is worn, before the caution', () => {
    render(<GemCard {...lifeGem}>First worn at sunrise.</GemCard>);
    expect(screen.getByRole('article')).toHaveTextContent(
      /Mantra.*First worn at sunrise\..*Caution:/,
    );
  });

  test('unknown facts are left out', () => {
    render(<GemCard {...lifeGem} wear={{ metal: 'Gold' }} />);
    expect(screen.getAllByRole('term')).toHaveLength(1);
  });

  test('a gem that is not advised is labelled so, without how to wear it @wcag:1.4.1', () => {
    render(<GemCard {...lifeGem} {...avoided} />);
    expect(screen.getByText('Not advised')).toBeVisible();
    expect(screen.queryByRole('term')).toBeNull();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <GemCard {...lifeGem} />
      </I18nProvider>,
    );
    expect(screen.getByRole('heading', { name: 'पुखराज पुष्पराग' })).toBeVisible();
    expect(screen.getByText('गुरु का रत्न')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a reason is required
    void (<GemCard gem="ruby" />);
    // @ts-expect-error: one of the nine
    void (<GemCard gem="opal" reason="…" />);
  });
});
