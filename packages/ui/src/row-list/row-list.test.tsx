import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Row, RowList } from './index.ts';

describe('RowList', () => {
  behavesAsComponent(RowList, { props: { 'aria-label': 'Charts', children: <Row>Asha</Row> } });

  describe('Row', () => {
    behavesAsComponent(Row, {
      wrapper: ({ children }) => <RowList aria-label="Charts">{children}</RowList>,
      props: { children: 'Asha' },
      root: (container) => container.querySelector('li'),
    });
  });

  test('is a list, and each row has its own action @wcag:1.3.1', () => {
    render(
      <RowList aria-label="Charts">
        <Row action={<Button aria-label="Remove Asha">Remove</Button>}>Asha</Row>
        <Row>Meera</Row>
      </RowList>,
    );
    const rows = within(screen.getByRole('list', { name: 'Charts' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(within(rows[0]!).getByRole('button', { name: 'Remove Asha' })).toBeVisible();
    expect(within(rows[1]!).queryByRole('button')).toBeNull();
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: a list needs rows
    void (<RowList />);
    // @ts-expect-error: a row needs a title
    void (<Row action="Remove" />);
  });
});
