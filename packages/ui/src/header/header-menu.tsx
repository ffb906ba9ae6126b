import { MenuIcon, XIcon } from '../icons/index.ts';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Layer, type Dismissal } from '../shared/layer.tsx';
import { HeaderNavigation } from './header-navigation.tsx';
import * as styles from './header.css.ts';
import { headerStrings } from './header.strings.ts';
import type { HeaderItem } from './header.types.ts';

interface HeaderMenuProps {
  items: readonly HeaderItem[];
  currentPath: string | undefined;
  /** What stands below the navigation: actions, or profile and logout. Closes the menu by what it is given. */
  children: (close: () => void) => ReactNode;
}

/** Below 1024 px: the button with three bars, and the menu that it opens under the header. */
export function HeaderMenu({ items, currentPath, children }: HeaderMenuProps) {
  const strings = useStrings(headerStrings);
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  const [pathBefore, setPathBefore] = useState(currentPath);
  if (pathBefore !== currentPath) {
    setPathBefore(currentPath);
    setOpen(false);
  }

  const dismiss = (how: Dismissal) => {
    setOpen(false);
    if (how === 'escape') button.current?.focus();
  };

  useEffect(() => {
    if (!open) return;
    const wide = matchMedia(styles.WIDE);
    const closeWhenWide = () => {
      if (wide.matches) setOpen(false);
    };
    wide.addEventListener('change', closeWhenWide);
    return () => wide.removeEventListener('change', closeWhenWide);
  }, [open]);

  return (
    <div
      ref={root}
      className={styles.menuArea}
      data-part="header-menu"
      data-state={open ? 'open' : 'closed'}
    >
      <button
        ref={button}
        type="button"
        className={styles.menuButton}
        aria-label={open ? strings.closeMenu : strings.openMenu}
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? (
          <XIcon size={24} strokeWidth={1.6} aria-hidden />
        ) : (
          <MenuIcon size={24} strokeWidth={1.6} aria-hidden />
        )}
      </button>
      {open && (
        <Layer also={[root]} onDismiss={dismiss}>
          <div id={panelId} className={styles.panel} data-part="header-panel">
            <nav aria-label={strings.menu}>
              <HeaderNavigation
                items={items}
                currentPath={currentPath}
                place="menu"
                onNavigate={close}
              />
            </nav>
            {children(close)}
          </div>
        </Layer>
      )}
    </div>
  );
}
