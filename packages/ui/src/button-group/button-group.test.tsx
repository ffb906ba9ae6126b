import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { behavesAsComponent, oneBusyButton } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { MenuItem } from '../menu/index.ts';
import { ButtonGroup, SplitButton } from './index.ts';

describe('ButtonGroup', () => {
  behavesAsComponent(ButtonGroup, { props: { label: 'Text', children: <Button>Larger</Button> } });

  test('is read as a group with its label @wcag:1.3.1', () => {
    render(
      <ButtonGroup label="Text">
        <Button>Larger</Button>
      </ButtonGroup>,
    );
    expect(screen.getByRole('group', { name: 'Text' })).toContainElement(
      screen.getByRole('button'),
    );
  });
});

describe('SplitButton', () => {
  const actions = <MenuItem onSelect={() => undefined}>Save as image</MenuItem>;
  behavesAsComponent(SplitButton, {
    props: { children: 'Save as PDF', actions },
    control: (container) => container.querySelector('button'),
    busy: oneBusyButton,
  });

  test('a press does the action, and its menu offers the others @wcag:2.1.1', async () => {
    const saved = vi.fn();
    const chosen = vi.fn();
    render(
      <SplitButton onClick={saved} actions={<MenuItem onSelect={chosen}>Save as image</MenuItem>}>
        Save as PDF
      </SplitButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Save as PDF' }));
    expect(saved).toHaveBeenCalledOnce();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(
      screen.getByRole('menu', { name: 'More options' }).firstElementChild as HTMLElement,
    );
    expect(chosen).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: 'More options' })).toHaveFocus();
  });

  test('while the action is under way, its menu is disabled', () => {
    render(
      <SplitButton loading actions={actions}>
        Save as PDF
      </SplitButton>,
    );
    expect(screen.getByRole('button', { name: 'More options' })).toBeDisabled();
  });
});

test('wrong use does not compile', () => {
  // @ts-expect-error: the label names the group
  void (<ButtonGroup>A</ButtonGroup>);
  // @ts-expect-error: without further actions it is a Button
  void (<SplitButton>Save</SplitButton>);
});
