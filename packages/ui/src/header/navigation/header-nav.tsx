import { composeEventHandlers } from '@radix-ui/primitive';
import { clsx } from 'clsx';
import {
  use,
  useId,
  useMemo,
  useState,
  type HTMLAttributes,
  type LiHTMLAttributes,
  type Ref,
} from 'react';
import * as itemStyles from '../../shared/styles/navigation-item.css.ts';
import { currentOf } from '../../navigation-menu/navigation-menu.logic.ts';
import { NavigationMenu, type NavigationMenuLink } from '../../navigation-menu/index.ts';
import { useStrings } from '../../i18n/index.ts';
import { Anchor, type AnchorProps } from '../../link/index.ts';
import { HeaderContext, HeaderNavContext } from '../header-context.ts';
import { splitRootProps } from '../../shared/react/split-root-props.ts';
import * as navStyles from './header-navigation.css.ts';
import * as styles from '../header.css.ts';
import { headerStrings } from '../../messages.generated/en/components/Header.ts';

export interface HeaderNavProps extends HTMLAttributes<HTMLElement> {
  /** Accessible name. @default "Main", or "Menu" in the menu of narrow pages, in the current locale */
  label?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * The navigation: HeaderLinks and HeaderDropdowns. In a row in the header from 1024 px on; stacked
 * inside HeaderMenu.
 */
export function HeaderNav({ label, className, children, ...rest }: HeaderNavProps) {
  const strings = useStrings(headerStrings);
  const { currentHref, closeMenu } = use(HeaderContext);
  const inLine = closeMenu === undefined;

  const [openId, setOpenId] = useState<string>();
  const [pathBefore, setPathBefore] = useState(currentHref);
  if (pathBefore !== currentHref) {
    setPathBefore(currentHref);
    setOpenId(undefined);
  }
  const state = useMemo(
    () => ({
      openId,
      setOpen: (id: string, open: boolean) =>
        setOpenId((before) => {
          if (open) return id;
          return before === id ? undefined : before;
        }),
    }),
    [openId],
  );

  return (
    <nav
      {...rest}
      className={clsx(inLine && styles.inlineNavigation, className) || undefined}
      aria-label={label ?? (inLine ? strings.navigation : strings.menu)}
    >
      <HeaderNavContext value={state}>
        <ul className={inLine ? navStyles.inlineList : navStyles.panelList}>{children}</ul>
      </HeaderNavContext>
    </nav>
  );
}

/** Whether an item is in the line of the header, and the class of its list item. */
function useItem() {
  const { currentHref, closeMenu } = use(HeaderContext);
  const inLine = closeMenu === undefined;
  return {
    currentHref,
    closeMenu,
    inLine,
    className: inLine ? navStyles.inlineItem : navStyles.panelItem,
  };
}

/** A link of the navigation; marked while its page, or one under it, is shown. */
export function HeaderLink({ href, onClick, children, ...props }: AnchorProps) {
  const item = useItem();
  const current = currentOf(href, item.currentHref);
  const [root, link] = splitRootProps(props);
  return (
    <li {...root} className={clsx(item.className, root.className)}>
      <Anchor
        aria-current={current}
        {...link}
        href={href}
        className={clsx(
          item.inLine ? itemStyles.lineItem : itemStyles.listItem,
          current && (item.inLine ? itemStyles.current : itemStyles.currentInList),
        )}
        data-part="header-link"
        // A router prevents the default of a link that it follows.
        onClick={composeEventHandlers(onClick, () => item.closeMenu?.(), {
          checkForDefaultPrevented: false,
        })}
      >
        {children}
      </Anchor>
    </li>
  );
}

export interface HeaderDropdownProps extends Omit<LiHTMLAttributes<HTMLLIElement>, 'children'> {
  /** Label of the button: what the links have in common. */
  label: string;
  /** The links in their order. */
  items: readonly NavigationMenuLink[];
  ref?: Ref<HTMLLIElement>;
}

/** Several links of the navigation under one button; at most one of a navigation is open. */
export function HeaderDropdown({ label, items, className, ...rest }: HeaderDropdownProps) {
  const id = useId();
  const nav = use(HeaderNavContext);
  const item = useItem();
  return (
    <li {...rest} className={clsx(item.className, className)}>
      <NavigationMenu
        label={label}
        items={items}
        currentHref={item.currentHref}
        layout={item.inLine ? 'line' : 'list'}
        {...(nav && {
          open: nav.openId === id,
          onOpenChange: (open: boolean) => nav.setOpen(id, open),
        })}
        onNavigate={item.closeMenu}
      />
    </li>
  );
}
