import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { I18nProvider } from '../i18n/index.ts';
import { hi } from '../messages-hi/index.ts';
import { Badge, StatusBadge, type BadgeTone, type StatusOfPerson } from './index.ts';

const shapeOf = (text: string) =>
  screen
    .getByText(text)
    .closest('[data-part="badge"]')
    ?.querySelector('svg')
    ?.getAttribute('class');

describe('Badge', () => {
  behavesAsComponent(Badge, { props: { tone: 'success', children: 'Auspicious' } });

  test.each(['success', 'warning', 'danger', 'info'] satisfies BadgeTone[])(
    '%s has a shape of its own @wcag:1.4.1',
    (tone) => {
      const rendered = (['success', 'warning', 'danger', 'info'] satisfies BadgeTone[]).map(
        (other) => {
          const { container, unmount } = render(<Badge tone={other}>Rahu Kaal</Badge>);
          const path = container.querySelector('svg path')!.getAttribute('d')!;
          unmount();
          return [other, path] as const;
        },
      );
      const own = rendered.find(([other]) => other === tone)![1];
      expect(rendered.filter(([, path]) => path === own)).toEqual([[tone, own]]);
    },
  );

  test('its shape is hidden from assistive technology: the text carries the meaning', () => {
    render(<Badge tone="danger">Inauspicious</Badge>);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(document.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  });

  test('a given icon replaces the shape, null removes it', () => {
    const { rerender } = render(
      <Badge tone="success" icon={<svg className="pot" aria-hidden />}>
        Kumbha
      </Badge>,
    );
    expect(shapeOf('Kumbha')).toBe('pot');
    rerender(
      <Badge tone="success" icon={null}>
        Kumbha
      </Badge>,
    );
    expect(shapeOf('Kumbha')).toBeUndefined();
  });

  test('a plain badge is text only', () => {
    render(<Badge>Offline</Badge>);
    expect(shapeOf('Offline')).toBeUndefined();
  });
});

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
  test('a badge needs a text', () => {
    // @ts-expect-error: colour and shape alone are not accessible
    void (<Badge tone="success" />);
    // @ts-expect-error: tones are meanings, not colours
    void (<Badge tone="red">Inauspicious</Badge>);
    // @ts-expect-error: a state is required
    void (<StatusBadge />);
    // @ts-expect-error: there are four states, in lower case
    void (<StatusBadge status="Online" />);
  });
});
