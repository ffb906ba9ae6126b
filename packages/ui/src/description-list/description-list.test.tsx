import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { ClockIcon } from '../icons/index.ts';
import { DescriptionList } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('DescriptionList', () => {
  behavesAsComponent(DescriptionList, {
    props: { items: [{ label: 'Name', value: 'Meera Joshi' }] },
  });

  test.each(['rows', 'grid', 'inline', 'stats'] as const)(
    'in %s each label is read with its value and detail @wcag:1.3.1 @wcag:1.3.2',
    async (layout) => {
      const { container } = render(
        <DescriptionList
          layout={layout}
          items={[
            { label: 'Lagna', value: 'Simha', detail: 'Leo 12°06′' },
            { label: <button type="button">Score</button>, value: 0 },
          ]}
        />,
      );
      expect(
        screen
          .getAllByRole('term')
          .map((term) => [...term.parentElement!.children].map(({ textContent }) => textContent)),
      ).toEqual([
        ['Lagna', 'Simha', 'Leo 12°06′'],
        ['Score', '0'],
      ]);
      expect(await axeViolations(container)).toEqual([]);
    },
  );

  test('an icon in front of a label is decorative @wcag:1.1.1', () => {
    render(
      <DescriptionList
        items={[{ label: 'Duration', icon: <ClockIcon size={18} />, value: '2 hours' }]}
      />,
    );
    expect(screen.getByRole('term')).toHaveTextContent(/^Duration$/);
    expect(screen.getByRole('term').querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test.each([[null], [''], [undefined]])('%j reads as not given, in the language', (value) => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <DescriptionList items={[{ label: 'पाद', value }]} />
      </I18nProvider>,
    );
    expect(screen.getByRole('definition')).toHaveTextContent('नहीं दिया गया');
  });
});

describe('types', () => {
  test('every value has a label', () => {
    // @ts-expect-error: a list of nothing is not a list
    void (<DescriptionList />);
    // @ts-expect-error: a value needs a label
    void (<DescriptionList items={[{ value: 'Simha' }]} />);
    // @ts-expect-error: a label has a value
    void (<DescriptionList items={[{ label: 'Lagna' }]} />);
  });
});
