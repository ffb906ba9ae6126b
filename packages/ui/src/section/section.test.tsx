import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Badge } from '../badge/index.ts';
import { Section, SectionHeader } from './index.ts';

describe('Section', () => {
  behavesAsComponent(Section, { props: { title: 'Your gemstones', children: 'Ruby' } });

  test.each(['plain', 'card', 'band'] as const)(
    '%s: is a region named by its heading, then its sentence and content @wcag:1.3.1 @wcag:2.4.6',
    (variant) => {
      render(
        <Section variant={variant} title="Your gemstones" description="Three stones.">
          <p>Ruby</p>
        </Section>,
      );
      const region = screen.getByRole('region', { name: 'Your gemstones' });
      expect(within(region).getByRole('heading', { level: 2 })).toBeVisible();
      expect(region).toHaveTextContent('Your gemstonesThree stones.Ruby');
    },
  );

  test('a list item or a div is not a region; its heading has the given id and level', () => {
    render(
      <ul>
        <Section as="li" variant="card" title="Ask Meera" headingLevel={4} headingId="ask">
          By telephone.
        </Section>
      </ul>,
    );
    expect(screen.getByRole('listitem')).not.toHaveAttribute('aria-labelledby');
    expect(screen.getByRole('heading', { level: 4 })).toHaveAttribute('id', 'ask');
  });

  test('a band can contain its heading', () => {
    const { container } = render(
      <Section variant="band" aria-labelledby="offers">
        <h2 id="offers">Special offers</h2>
      </Section>,
    );
    expect(screen.getByRole('region', { name: 'Special offers' })).toBeVisible();
    expect(container.querySelector('[data-part="section-header"]')).toBeNull();
  });
});

describe('SectionHeader', () => {
  behavesAsComponent(SectionHeader, { props: { title: 'Our astrologers' } });

  test('shows a badge and actions, and without a description no empty paragraph', () => {
    const { container } = render(
      <SectionHeader
        title="Our astrologers"
        badge={<Badge tone="info">Sample data</Badge>}
        actions={<a href="/astrologers">View all</a>}
      />,
    );
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all' })).toBeVisible();
    expect(container.querySelector('p')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a header has a title
    void (<SectionHeader badge="Sample data" />);
    // @ts-expect-error: level 1 belongs to the page
    void (<Section title="Our astrologers" headingLevel={1} />);
  });
});
