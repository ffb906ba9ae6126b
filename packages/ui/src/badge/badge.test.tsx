import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Badge, type BadgeTone } from './index.ts';

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
      const drawn = (['success', 'warning', 'danger', 'info'] satisfies BadgeTone[]).map(
        (other) => {
          const { container, unmount } = render(<Badge tone={other}>Rahu Kaal</Badge>);
          const path = container.querySelector('svg path')!.getAttribute('d')!;
          unmount();
          return [other, path] as const;
        },
      );
      const own = drawn.find(([other]) => other === tone)![1];
      expect(drawn.filter(([, path]) => path === own)).toEqual([[tone, own]]);
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

describe('types', () => {
  test('a badge needs a text', () => {
    // @ts-expect-error: colour and shape alone are not accessible
    void (<Badge tone="success" />);
    // @ts-expect-error: tones are meanings, not colours
    void (<Badge tone="red">Inauspicious</Badge>);
  });
});
