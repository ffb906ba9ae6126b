import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { ClockIcon } from '../icons/index.ts';
import { MetaLine, MetaList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('MetaList', () => {
  behavesAsComponent(MetaList, { props: { items: [{ label: 'Name', value: 'Meera Joshi' }] } });

  test('each value belongs to its label @wcag:1.3.1', () => {
    render(
      <MetaList
        items={[
          { label: 'Ascendant', value: 'Simha' },
          { label: 'Moon sign', value: 'Tula' },
        ]}
      />,
    );
    const terms = screen.getAllByRole('term');
    expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
      ['Ascendant', 'Simha'],
      ['Moon sign', 'Tula'],
    ]);
    expect(screen.getAllByRole('definition')).toHaveLength(2);
  });

  test('a label may be more than its words', () => {
    render(
      <MetaList
        items={[{ label: 'Gana', shownAs: <button type="button">Gana</button>, value: 'Deva' }]}
      />,
    );
    expect(screen.getByRole('term')).toContainElement(screen.getByRole('button', { name: 'Gana' }));
  });

  test('an icon in front of a label is decorative @wcag:1.1.1', () => {
    render(
      <MetaList items={[{ label: 'Duration', icon: <ClockIcon size={18} />, value: '2 hours' }]} />,
    );
    expect(screen.getByRole('term')).toHaveTextContent(/^Duration$/);
    expect(screen.getByRole('term').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test.each([
    ['null', null],
    ['an empty text', ''],
    ['undefined', undefined],
  ])('%s reads as not given, in the language in force', (_name, value) => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <MetaList items={[{ label: 'पाद', value }]} />
      </I18nProvider>,
    );
    expect(screen.getByRole('definition')).toHaveTextContent('नहीं दिया गया');
  });

  test('a compact list has the same content @wcag:1.3.1', () => {
    render(<MetaList density="compact" items={[{ label: 'Ascendant', value: 'Simha' }]} />);
    expect(screen.getByRole('term').nextElementSibling).toBe(screen.getByRole('definition'));
  });

  test('zero is a value', () => {
    render(<MetaList items={[{ label: 'Bindus', value: 0 }]} />);
    expect(screen.getByRole('definition')).toHaveTextContent('0');
  });
});

describe('MetaLine', () => {
  behavesAsComponent(MetaLine, { props: { children: <span>5 min read</span> } });

  test('is a list of the facts that there are @wcag:1.3.1', () => {
    render(
      <MetaLine>
        <span>By Meera Joshi</span>
        {null}
        <a href="/blog">Guides</a>
      </MetaLine>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'By Meera Joshi',
      'Guides',
    ]);
  });
});

describe('types', () => {
  test('every value has a label', () => {
    // @ts-expect-error: a list of nothing is not a list
    void (<MetaList />);
    // @ts-expect-error: a value needs a label
    void (<MetaList items={[{ value: 'Simha' }]} />);
  });
});
