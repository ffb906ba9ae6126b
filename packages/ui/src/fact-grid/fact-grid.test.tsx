import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { FactGrid, FactTile } from './index.ts';

describe('FactGrid', () => {
  behavesAsComponent(FactGrid, {
    props: { children: <FactTile label="Nakshatra" value="Magha" detail="Pada 2" /> },
  });

  describe('FactTile', () => {
    behavesAsComponent(FactTile, {
      wrapper: ({ children }) => <FactGrid>{children}</FactGrid>,
      props: { label: 'Nakshatra', value: 'Magha' },
      root: (container) => container.querySelector('[data-part="fact-tile"]'),
    });
  });

  test('each value belongs to its label @wcag:1.3.1', async () => {
    const { container } = render(
      <FactGrid>
        <FactTile label="Lagna" value="Simha" detail="Leo 12°06′" icon={<svg />} />
        <FactTile label="Score" value="26 / 36" />
      </FactGrid>,
    );
    expect(
      screen.getAllByRole('term').map((term) => {
        const values = [...(term.parentElement?.querySelectorAll('dd') ?? [])];
        return [term.textContent, ...values.map((value) => value.textContent)];
      }),
    ).toEqual([
      ['Lagna', 'Simha', 'Leo 12°06′'],
      ['Score', '26 / 36'],
    ]);
    expect(await axeViolations(container)).toEqual([]);
  });
});

describe('FactTile', () => {
  behavesAsComponent(
    ({ ref, ...props }: Parameters<typeof FactTile>[0]) => (
      <FactGrid>
        <FactTile {...props} ref={ref} />
      </FactGrid>
    ),
    {
      props: { label: 'Nakshatra', value: 'Magha' },
      root: (container) => container.querySelector('[data-part="fact-tile"]'),
    },
  );
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a grid has tiles
    void (<FactGrid />);
    // @ts-expect-error: a value has a label
    void (<FactTile value="Simha" />);
    // @ts-expect-error: a label has a value
    void (<FactTile label="Lagna" />);
  });
});
