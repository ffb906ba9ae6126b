import { clsx } from 'clsx';
import { useState } from 'react';
import * as itemStyles from '../shared/navigation-item.css.ts';
import { currentOf } from '../dropdown/dropdown.logic.ts';
import { Dropdown } from '../dropdown/index.ts';
import { Anchor } from '../link/index.ts';
import * as styles from './header-navigation.css.ts';
import { dropdownLinks } from './header.logic.ts';
import type { HeaderItem } from './header.types.ts';

interface HeaderNavigationProps {
  items: readonly HeaderItem[];
  currentPath: string | undefined;
  /** In the line of the header, or one under another in the menu. */
  place: 'line' | 'menu';
  /** A link was followed. */
  onNavigate?: () => void;
}

/** The items of the navigation as a list; at most one dropdown of it stands open. */
export function HeaderNavigation({ items, currentPath, place, onNavigate }: HeaderNavigationProps) {
  const [openId, setOpenId] = useState<string | number>();
  const [pathBefore, setPathBefore] = useState(currentPath);
  if (pathBefore !== currentPath) {
    setPathBefore(currentPath);
    setOpenId(undefined);
  }
  const inLine = place === 'line';

  return (
    <ul className={inLine ? styles.inlineList : styles.panelList}>
      {items.map((item) => {
        const links = dropdownLinks(item);
        const isCurrent = currentOf(item.path, currentPath);
        return (
          <li key={item.id} className={inLine ? styles.inlineItem : styles.panelItem}>
            {links.length > 0 ? (
              <Dropdown
                label={item.title}
                links={links}
                currentPath={currentPath}
                place={inLine ? 'line' : 'list'}
                open={openId === item.id}
                onOpenChange={(open) =>
                  setOpenId((before) => {
                    if (open) return item.id;
                    return before === item.id ? undefined : before;
                  })
                }
                onNavigate={onNavigate}
              />
            ) : (
              <Anchor
                href={item.path}
                aria-current={isCurrent}
                className={clsx(
                  inLine ? itemStyles.lineItem : itemStyles.listItem,
                  isCurrent && (inLine ? itemStyles.current : itemStyles.currentInList),
                )}
                data-part="header-link"
                onClick={onNavigate}
              >
                {item.title}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
