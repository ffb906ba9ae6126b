import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { PageHeader } from './index.ts';

describe('PageHeader', () => {
  behavesAsComponent(PageHeader, {
    props: {
      title: 'Kundli of Meera Joshi',
      description: 'Born under Vishakha, with Simha rising.',
      actions: <Button>Print</Button>,
      above: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} current="Kundli" />,
    },
  });

  test.each(['title', 'description'] as const)(
    'with a large %s it is the heading of the page, its sentence, the person, then the actions @wcag:1.3.1 @wcag:1.3.2',
    (emphasis) => {
      const { container } = render(
        <PageHeader
          emphasis={emphasis}
          title="Kundli"
          description="Simha rises."
          meta="Meera Joshi"
          actions={<Button>Print</Button>}
        >
          <p>One notice.</p>
        </PageHeader>,
      );
      expect(screen.getByRole('heading', { level: 1, name: 'Kundli' })).toBeVisible();
      expect(container).toHaveTextContent('KundliSimha rises.Meera JoshiOne notice.Print');
    },
  );

  test('works with a heading only', () => {
    const { container } = render(<PageHeader title="Horoscope" />);
    expect(container.querySelector('p')).toBeNull();
  });
});

describe('types', () => {
  test('a page has a heading', () => {
    // @ts-expect-error: a title is required
    void (<PageHeader description="Born under Vishakha." />);
  });
});
