import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { StatusBadge, type StatusOfPerson } from './index.ts';
import { hi } from '../messages-hi/index.ts';

const all: StatusOfPerson[] = ['online', 'available', 'busy', 'offline'];

describe('StatusBadge', () => {
  behavesAsComponent(StatusBadge, { props: { status: 'busy', waitMinutes: 12 } });

  test('each state has a word and a shape of its own @wcag:1.4.1', () => {
    render(
      <>
        {all.map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
      </>,
    );
    for (const word of ['Online', 'Available', 'Busy', 'Offline'])
      expect(screen.getByText(word)).toBeVisible();
    const shapes = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(new Set(shapes).size).toBe(4);
  });

  test.each([
    [0, 'Busy'],
    [1, 'Busy, about 1 min'],
    [11.2, 'Busy, about 12 min'],
    [60, 'Busy, about 1 h'],
    [95, 'Busy, about 1 h 35 min'],
  ])('a wait of %d minutes reads %s', (waitMinutes, words) => {
    render(<StatusBadge status="busy" waitMinutes={waitMinutes} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('shows Hindi', () => {
    render(
      <I18nProvider locale="hi" messages={hi}>
        <StatusBadge status="busy" waitMinutes={65} />
      </I18nProvider>,
    );
    expect(screen.getByText('व्यस्त, लगभग 1 घंटा 5 मिनट')).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a state is required
    void (<StatusBadge />);
    // @ts-expect-error: there are four states, in lower case
    void (<StatusBadge status="Online" />);
  });
});
