import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { GemDrawing, gemIds, gemNames } from './index.ts';
import { hi } from '../messages-hi/index.ts';

describe('GemDrawing', () => {
  behavesAsComponent(GemDrawing, { props: { gem: 'ruby', label: 'Ruby' } });

  test('has a name when it is given one, and is decorative otherwise @wcag:1.1.1', () => {
    const { container } = render(
      <>
        <GemDrawing gem="emerald" label="Emerald" />
        <GemDrawing gem="pearl" />
      </>,
    );
    expect(screen.getByRole('img', { name: 'Emerald' })).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(1);
    expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
  });

  test('no two of the nine drawings are the same', () => {
    const rendered = gemIds.map((gem) => {
      const { container, unmount } = render(<GemDrawing gem={gem} />);
      const shapes = container.querySelector('svg')!.innerHTML;
      unmount();
      return shapes;
    });
    expect(new Set(rendered).size).toBe(9);
  });

  test('each has its names in both languages', () => {
    for (const names of [gemNames.words, hi.gemNames])
      for (const gem of gemIds) {
        expect(names[gem].name).not.toBe('');
        expect(names[gem].alias).not.toBe('');
      }
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: only the nine gems exist
    void (<GemDrawing />);
    // @ts-expect-error: topaz is not one of the nine
    void (<GemDrawing gem="topaz" />);
  });
});
