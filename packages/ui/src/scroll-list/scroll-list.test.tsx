import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { ScrollList } from './index.ts';
import { sampleRows } from './scroll-list.stories.tsx';

describe('ScrollList', () => {
  behavesAsComponent(ScrollList, { props: { title: 'All antardashas', children: sampleRows } });

  test('is a region named by its heading, reached with Tab @wcag:2.1.1 @wcag:4.1.2', async () => {
    render(
      <ScrollList title="All antardashas" headingLevel={2}>
        {sampleRows}
      </ScrollList>,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('All antardashas');
    await userEvent.tab();
    expect(screen.getByRole('region', { name: 'All antardashas' })).toHaveFocus();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a scrolling region needs a name
    void (<ScrollList>…</ScrollList>);
    // @ts-expect-error: children are required
    void (<ScrollList title="All antardashas" />);
  });
});
