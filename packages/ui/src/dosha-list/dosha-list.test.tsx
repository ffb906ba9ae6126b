import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { sampleDoshas } from './dosha-list.samples.ts';
import { DoshaList } from './index.ts';

describe('DoshaList', () => {
  behavesAsComponent(DoshaList, { props: { label: 'Doshas', items: sampleDoshas } });

  test('is a named list; each item has name, findings and text @wcag:1.3.1', () => {
    render(<DoshaList label="Doshas" items={sampleDoshas} />);
    expect(screen.getByRole('list', { name: 'Doshas' })).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Rajju DoshaNot presentThe two nakshatras are in different parts.',
      'Mangal DoshaArjun: 62%Meera: 0%From 25% it counts as present.',
      'VedhaPresent',
    ]);
  });

  test('can be named by a heading', () => {
    render(
      <>
        <h2 id="doshas">All doshas</h2>
        <DoshaList aria-labelledby="doshas" items={sampleDoshas} />
      </>,
    );
    expect(screen.getByRole('list', { name: 'All doshas' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: doshas are required
    void (<DoshaList label="Doshas" />);
    // @ts-expect-error: a dosha needs findings
    void (<DoshaList label="Doshas" items={[{ name: 'Vedha' }]} />);
  });
});
