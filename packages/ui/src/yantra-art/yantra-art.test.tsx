import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { YantraArt, yantraIds } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('YantraArt', () => {
  behavesAsComponent(YantraArt, { props: { yantra: 'ganesha', noted: true } });

  test.each(yantraIds)('%s is labelled with what it shows @wcag:1.1.1', (yantra) => {
    render(<YantraArt yantra={yantra} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(/:/);
  });

  test('in a niche it is the same drawing with the same name, at the given width @wcag:1.1.1', () => {
    const { container } = render(<YantraArt yantra="ganesha" niche size="100%" />);
    const drawing = screen.getByRole('img', { name: /^Ganesha yantra/ });
    expect(drawing).toHaveAttribute('width', '100%');
    expect(drawing).not.toHaveAttribute('height');
    const { container: bare } = render(<YantraArt yantra="ganesha" />);
    expect(container.querySelector('svg > g')?.innerHTML).toBe(
      bare.querySelector('svg')?.innerHTML,
    );
  });

  test('is decorative next to its text', () => {
    render(<YantraArt yantra="rudra" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });

  test('notes that it is a simplification if the prop is set', () => {
    const { rerender } = render(<YantraArt yantra="rudra" />);
    expect(screen.queryByText(/respectful simplification/)).toBeNull();
    rerender(
      <I18nProvider locale="hi" messages={hi}>
        <YantraArt yantra="rudra" noted />
      </I18nProvider>,
    );
    expect(screen.getByText(/आदरपूर्वक सरल/)).toBeVisible();
  });

  test('Navgraha seats all nine, the Sun in the middle; Rudra has eleven leaves', () => {
    const { container } = render(<YantraArt yantra="navgraha" />);
    expect(container.querySelectorAll('[data-part="graha-glyph"]')).toHaveLength(8);
    const sun = container.querySelector('circle[r="12"]');
    expect([sun?.getAttribute('cx'), sun?.getAttribute('cy')]).toEqual(['0', '0']);
    const { container: rudra } = render(<YantraArt yantra="rudra" />);
    // A leaf has three blades of two curves.
    const leaves = rudra.innerHTML.match(/M[^MQ]+L[^MQ]+(?:M[^MQ]+Q[^MQ]+Q[^MQ"]+){3}/g);
    expect(leaves).toHaveLength(11);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: there are only six
    void (<YantraArt />);
    // @ts-expect-error: there is no such drawing
    void (<YantraArt yantra="shri" />);
  });
});
