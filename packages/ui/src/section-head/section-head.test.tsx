import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Badge } from '../badge/index.ts';
import { SectionHead } from './index.ts';

describe('SectionHead', () => {
  behavesAsComponent(SectionHead, { props: { title: 'Our astrologers' } });

  test('names its section @wcag:1.3.1 @wcag:2.4.6', () => {
    render(
      <section aria-labelledby="people">
        <SectionHead title="Our astrologers" headingId="people">
          Every card shows the price.
        </SectionHead>
      </section>,
    );
    expect(screen.getByRole('region', { name: 'Our astrologers' })).toHaveTextContent(
      'Every card shows the price.',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Our astrologers' })).toBeVisible();
  });

  test('shows a badge and an action', () => {
    render(
      <SectionHead
        title="Our astrologers"
        headingLevel={3}
        badge={<Badge tone="info">Sample data</Badge>}
        action={<a href="/astrologers">View all</a>}
      />,
    );
    expect(screen.getByRole('heading', { level: 3 })).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all' })).toBeVisible();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a section needs a title
    void (<SectionHead badge="Sample data" />);
    // @ts-expect-error: level 1 belongs to the page
    void (<SectionHead title="Our astrologers" headingLevel={1} />);
  });
});
