import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { axeViolations, behavesAsComponent } from '../../test/contract.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { LinkProvider, type LinkComponentProps } from '../link/index.ts';
import { Menu, MenuCheckItem, MenuItem, MenuLink } from './index.ts';
import { reportActions } from './menu.samples.tsx';

const chosen = vi.fn();
const sample = { trigger: <Button>Report</Button>, children: reportActions(chosen) };
const button = () => screen.getByRole('button', { name: 'Report' });
const menu = () => screen.queryByRole('menu');
const item = (name: string) => screen.getByRole('menuitem', { name });

describe('Menu', () => {
  behavesAsComponent(Menu, {
    props: { ...sample, defaultOpen: true },
    root: (container) => container.querySelector('[data-part="menu"]'),
  });

  test('its button says that it opens a menu, whose name it gives @wcag:4.1.2', async () => {
    render(<Menu {...sample} />);
    expect(button()).toHaveAttribute('aria-haspopup', 'menu');
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(menu()).toHaveAccessibleName('Report');
    expect(item('Save as PDF')).toHaveFocus();
    expect(await axeViolations(document.body)).toEqual([]);
    await userEvent.click(button());
    expect(menu()).toBeNull();
  });

  test.each([
    ['{Enter}', 'Save as PDF'],
    [' ', 'Save as PDF'],
    ['{ArrowDown}', 'Save as PDF'],
    ['{ArrowUp}', 'Match with another birth'],
    ['{ArrowDown}{ArrowDown}', 'Print'],
    ['{ArrowDown}{ArrowUp}', 'Match with another birth'],
    ['{ArrowDown}{End}', 'Match with another birth'],
    ['{ArrowUp}{ArrowDown}', 'Save as PDF'],
    ['{ArrowDown}{End}{Home}', 'Save as PDF'],
    ['{ArrowDown}{ArrowRight}', 'Save as PDF'],
    ['{ArrowDown}p', 'Print'],
    ['{ArrowDown}sh', 'Share a link'],
    ['{ArrowDown}save as', 'Save as PDF'],
  ])('from its button %j leads to %s @wcag:2.1.1', async (keys, name) => {
    render(<Menu {...sample} />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(item(name)).toHaveFocus();
  });

  test('a choice closes it, gives the focus back, and is made after that', async () => {
    const focusThen = vi.fn();
    render(
      <Menu trigger={<Button>Report</Button>}>
        <MenuItem onSelect={() => focusThen(document.activeElement)}>Print</MenuItem>
      </Menu>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('{Enter}');
    expect(menu()).toBeNull();
    expect(focusThen).toHaveBeenCalledExactlyOnceWith(button());
  });

  test('what is disabled can be reached and read, and does nothing', async () => {
    chosen.mockClear();
    render(<Menu {...sample} />);
    await userEvent.click(button());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(item('Share a link')).toHaveFocus();
    expect(item('Share a link')).toHaveAttribute('aria-disabled', 'true');
    expect(chosen).not.toHaveBeenCalled();
    expect(menu()).toBeInTheDocument();
  });

  test('a link goes through the router, by Space too, and closes the menu', async () => {
    const followed = vi.fn();
    function RouterLink({ href, onClick, children, ...rest }: LinkComponentProps) {
      return (
        <a
          {...rest}
          href={href}
          onClick={(event) => {
            onClick?.(event);
            event.preventDefault();
            followed(href);
          }}
        >
          {children}
        </a>
      );
    }
    render(
      <LinkProvider component={RouterLink}>
        <Menu trigger={<Button>Report</Button>}>
          <MenuLink href="/matching">Match</MenuLink>
        </Menu>
      </LinkProvider>,
    );
    await userEvent.click(button());
    await userEvent.keyboard(' ');
    expect(followed).toHaveBeenCalledExactlyOnceWith('/matching');
    expect(menu()).toBeNull();
  });

  test('several things can be set before it closes', async () => {
    function Chart() {
      const [degrees, setDegrees] = useState(false);
      return (
        <Menu trigger={<Button>Report</Button>}>
          <MenuCheckItem checked={degrees} onCheckedChange={setDegrees}>
            Show degrees
          </MenuCheckItem>
          <MenuCheckItem checked disabled onCheckedChange={chosen}>
            Show signs
          </MenuCheckItem>
        </Menu>
      );
    }
    chosen.mockClear();
    render(<Chart />);
    await userEvent.click(button());
    const degrees = screen.getByRole('menuitemcheckbox', { name: 'Show degrees' });
    expect(degrees).toHaveAttribute('aria-checked', 'false');
    await userEvent.keyboard('{Enter}');
    expect(degrees).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Show signs' }));
    expect(chosen).not.toHaveBeenCalled();
    expect(menu()).toBeInTheDocument();
  });

  test('Escape closes it and gives the focus back; Tab goes on from the button @wcag:2.1.2', async () => {
    render(
      <>
        <button type="button">Before it</button>
        <Menu {...sample} />
        <button type="button">After it</button>
      </>,
    );
    await userEvent.click(button());
    await userEvent.keyboard('{Escape}');
    expect(menu()).toBeNull();
    expect(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    expect(screen.getByText('After it')).toHaveFocus();
    expect(menu()).toBeNull();
    await userEvent.click(button());
    await userEvent.tab({ shift: true });
    expect(screen.getByText('Before it')).toHaveFocus();
  });

  test('a press elsewhere closes it', async () => {
    render(<Menu {...sample} />);
    await userEvent.click(button());
    await userEvent.click(document.body);
    expect(menu()).toBeNull();
  });

  test('an item may open a dialog; closed again, the menu’s button has the focus and the page can be pressed', async () => {
    const pressed = vi.fn();
    function Page() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu trigger={<Button>Report</Button>}>
            <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
          </Menu>
          <Dialog title="Rename" open={open} onOpenChange={setOpen} />
          <button type="button" onClick={pressed}>
            Elsewhere
          </button>
        </>
      );
    }
    render(<Page />);
    for (let round = 0; round < 2; round += 1) {
      await userEvent.click(button());
      await userEvent.click(item('Rename'));
      expect(screen.getByRole('dialog', { name: 'Rename' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(button()).toHaveFocus();
      expect(document.body.style.pointerEvents).not.toBe('none');
      await userEvent.click(screen.getByText('Elsewhere'));
    }
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('an empty menu opens and closes all the same', async () => {
    render(<Menu trigger={<Button>Report</Button>}>{[]}</Menu>);
    await userEvent.click(button());
    expect(menu()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}p{Escape}');
    expect(menu()).toBeNull();
  });
});
