import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  createElement,
  createRef,
  type AnchorHTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react';
import { describe, expect, test, vi } from 'vitest';
import { Button } from '../src/button/index.ts';
import { ButtonLink, Link } from '../src/link/index.ts';
import { Menu, MenuItem, MenuLink } from '../src/menu/index.ts';
import { Tab, TabList, TabPanel, Tabs } from '../src/tabs/index.ts';

interface RouterProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** The link of a router, with a name of its own for the address. What it shows comes from the kit. */
const RouterLink = ({ to, children, ...rest }: RouterProps) => (
  <a {...rest} href={to}>
    {children}
  </a>
);

const nothing = () => undefined;
const inMenu = (item: ReactElement) => (
  <Menu trigger={<Button>Report</Button>} defaultOpen>
    {item}
  </Menu>
);

interface Given {
  render: ReactElement;
  ref: Ref<never>;
  onClick: () => void;
}
const parts: readonly (readonly [string, string, (given: Given) => ReactElement])[] = [
  ['Button', 'button', (given) => <Button {...given}>Go</Button>],
  [
    'Link',
    'link',
    (given) => (
      <Link {...given} href="/unused">
        Go
      </Link>
    ),
  ],
  [
    'ButtonLink',
    'button-link',
    (given) => (
      <ButtonLink {...given} href="/unused">
        Go
      </ButtonLink>
    ),
  ],
  [
    'MenuLink',
    'menu-link',
    (given) =>
      inMenu(
        <MenuLink {...given} href="/unused">
          Go
        </MenuLink>,
      ),
  ],
  [
    'MenuItem',
    'menu-item',
    (given) =>
      inMenu(
        <MenuItem {...given} onSelect={nothing}>
          Go
        </MenuItem>,
      ),
  ],
  [
    'Tab',
    'tab',
    (given) => (
      <Tabs label="Parts" defaultValue="go">
        <TabList>
          <Tab {...given} value="go">
            Go
          </Tab>
        </TabList>
        <TabPanel value="go">Gone</TabPanel>
      </Tabs>
    ),
  ],
];

describe.each(parts)('%s with `render`', (_name, part, of) => {
  test('is the given element, with classes, styles, handlers and refs of both', () => {
    const calls: string[] = [];
    const [outer, inner] = [createRef<never>(), createRef<HTMLAnchorElement>()];
    const { baseElement } = render(
      of({
        ref: outer,
        onClick: () => calls.push('kit'),
        render: (
          <RouterLink
            to="#there"
            ref={inner}
            className="own"
            style={{ opacity: 0.5 }}
            data-own="yes"
            onClick={() => calls.push('own')}
          />
        ),
      }),
    );
    const element = baseElement.querySelector(`[data-part="${part}"]`) as HTMLElement;
    expect(element.tagName).toBe('A');
    expect(element).toHaveAttribute('href', '#there');
    expect(element).toHaveAttribute('data-own', 'yes');
    expect(element).toHaveTextContent('Go');
    expect(element).toHaveClass('own');
    expect(element.classList.length).toBeGreaterThan(1);
    expect(element).toHaveStyle({ opacity: '0.5' });
    expect([outer.current, inner.current]).toEqual([element, element]);
    fireEvent.click(element);
    expect(calls.toSorted()).toEqual(['kit', 'own']);
  });
});

test.each([{ disabled: true }, { loading: true }])(
  'a Button that is another element and %o can be focused, and a press does nothing',
  (state) => {
    const pressed = vi.fn();
    render(
      <Button {...state} render={<RouterLink to="#there" onClick={pressed} />}>
        Go
      </Button>,
    );
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('aria-disabled', 'true');
    expect(link).not.toHaveAttribute('type');
    expect(fireEvent.click(link)).toBe(false);
    expect(pressed).not.toHaveBeenCalled();
  },
);

test('a Button that is a button of another library keeps its type and is disabled natively', () => {
  render(
    <Button disabled render={createElement('button', { 'data-own': true })}>
      Go
    </Button>,
  );
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('a disabled MenuItem that is a link is not followed', () => {
  render(
    inMenu(
      <MenuItem disabled onSelect={nothing} render={<RouterLink to="#x" />}>
        Go
      </MenuItem>,
    ),
  );
  expect(fireEvent.click(screen.getByRole('menuitem'))).toBe(false);
});

test('tabs that are links are selected by press and by arrows', async () => {
  render(
    <Tabs label="Parts" defaultValue="one">
      <TabList>
        <Tab value="one" render={<RouterLink to="#one" />}>
          One
        </Tab>
        <Tab value="two" render={<RouterLink to="#two" />}>
          Two
        </Tab>
      </TabList>
      <TabPanel value="one">First</TabPanel>
      <TabPanel value="two">Second</TabPanel>
    </Tabs>,
  );
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('Second');
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel')).toHaveTextContent('First');
});
