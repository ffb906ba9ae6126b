import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Part, PartCard, PartHeading } from './index.ts';

describe('Part', () => {
  behavesAsComponent(Part, {
    props: { title: 'Your gemstones', intro: 'Three.', children: 'Ruby' },
  });

  test('is a region named by its heading @wcag:1.3.1', () => {
    render(
      <Part title="Your gemstones" intro="Three stones.">
        <p>Ruby</p>
      </Part>,
    );
    const part = screen.getByRole('region', { name: 'Your gemstones' });
    expect(within(part).getByRole('heading', { level: 2 })).toBeVisible();
    expect(part).toHaveTextContent('Your gemstonesThree stones.Ruby');
  });

  test('without an introduction there is no empty paragraph', () => {
    const { container } = render(
      <Part title="Your gemstones" headingLevel={3}>
        Ruby
      </Part>,
    );
    expect(container.querySelector('p')).toBeNull();
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
  });
});

describe('PartCard', () => {
  behavesAsComponent(PartCard, { props: { title: 'Ask', intro: 'By telephone.', children: '…' } });

  test('is a region on a card, named by its heading @wcag:1.3.1', () => {
    render(
      <PartCard title="Ask Meera" headingLevel={3}>
        <p>By telephone.</p>
      </PartCard>,
    );
    const part = screen.getByRole('region', { name: 'Ask Meera' });
    expect(part).toHaveAttribute('data-part', 'card');
    expect(within(part).getByRole('heading', { level: 3 })).toBeVisible();
  });
});

describe('PartHeading', () => {
  behavesAsComponent(PartHeading, { props: { title: 'Report', children: 'What it shows.' } });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a part has a title
    void (<Part>…</Part>);
    // @ts-expect-error: a part has a title
    void (<PartCard>…</PartCard>);
    // @ts-expect-error: a heading needs text
    void (<PartHeading>…</PartHeading>);
  });
});
