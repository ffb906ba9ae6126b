import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { behavesAsComponent } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { List, ListItem } from './index.ts';

describe('List', () => {
  behavesAsComponent(List, { props: { 'aria-label': 'Charts', children: <li>Asha</li> } });

  describe('ListItem', () => {
    behavesAsComponent(ListItem, {
      wrapper: ({ children }) => <List aria-label="Charts">{children}</List>,
      props: { children: 'Asha' },
      root: (container) => container.querySelector('li'),
    });
  });

  test.each([
    [false, 'divided', 'UL'],
    [true, 'plain', 'OL'],
    [true, 'steps', 'OL'],
    [false, 'inline', 'UL'],
  ] as const)('ordered %s, %s: is a list of its kind @wcag:1.3.1', (ordered, variant, element) => {
    render(
      <List ordered={ordered} variant={variant}>
        <ListItem>Sun</ListItem>
        <li>Moon</li>
      </List>,
    );
    const list = screen.getByRole('list');
    expect(list.tagName).toBe(element);
    // Safari announces a list without markers only if its role is written.
    expect(list).toHaveAttribute('role', 'list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  });

  test('an item is read from what leads it to its own action @wcag:1.3.2', () => {
    render(
      <List aria-label="Dates">
        <ListItem
          leading={<time dateTime="2026-11-24">24 Nov</time>}
          detail="In Taurus"
          trailing={<Button aria-label="Remove the full Moon">Remove</Button>}
        >
          Full Moon
        </ListItem>
        <ListItem>New Moon</ListItem>
      </List>,
    );
    const [first, second] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('24 NovFull MoonIn TaurusRemove');
    expect(within(first!).getByRole('button', { name: 'Remove the full Moon' })).toBeVisible();
    expect(second).toHaveTextContent(/^New Moon$/);
  });
});

describe('types', () => {
  test('wrong use does not compile', () => {
    // @ts-expect-error: an item has content
    void (<ListItem leading="24 Nov" />);
    // @ts-expect-error: there are four variants
    void (<List variant="bullets" />);
  });
});
