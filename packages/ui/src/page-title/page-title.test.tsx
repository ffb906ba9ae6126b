import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Breadcrumbs } from '../breadcrumbs/index.ts';
import { Button } from '../button/index.ts';
import { PageTitle } from './index.ts';

describe('PageTitle', () => {
  behavesAsComponent(PageTitle, {
    props: {
      title: 'Kundli of Meera Joshi',
      children: 'Born under Vishakha, with Simha rising.',
      actions: <Button>Print</Button>,
      above: <Breadcrumbs items={[{ label: 'Home', href: '/' }]} current="Kundli" />,
    },
  });

  test('is the heading of the page, then its sentence, then what can be done @wcag:1.3.2', () => {
    render(
      <PageTitle title="Kundli of Meera Joshi" actions={<Button>Print</Button>}>
        Born under Vishakha, with Simha rising.
      </PageTitle>,
    );
    const heading = screen.getByRole('heading', { level: 1, name: 'Kundli of Meera Joshi' });
    const sentence = screen.getByText(/^Born under/);
    const action = screen.getByRole('button', { name: 'Print' });
    const follows = Node.DOCUMENT_POSITION_FOLLOWING;
    expect(heading.compareDocumentPosition(sentence) & follows).toBeTruthy();
    expect(sentence.compareDocumentPosition(action) & follows).toBeTruthy();
  });

  test('works with a heading only', () => {
    const { container } = render(<PageTitle title="Horoscope" />);
    expect(container.querySelector('p')).toBeNull();
  });
});

describe('types', () => {
  test('a page has a heading', () => {
    // @ts-expect-error: a title is required
    void (<PageTitle>Born under Vishakha.</PageTitle>);
  });
});
