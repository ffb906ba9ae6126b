import { Heading, Stack } from '@jyoti/ui/layout';
import type { ReactNode, Ref } from 'react';
import * as styles from './profile.css.ts';

interface ProfilePartProps {
  /** Its place in the address of the page: `/profile#charts`. */
  id: string;
  title: string;
  /** Outlined as what cannot be undone. @default false */
  danger?: boolean;
  children: ReactNode;
  /** Takes the focus where what had it is gone. */
  ref?: Ref<HTMLElement>;
}

/** One part of the profile page. */
export function ProfilePart({ id, title, danger = false, children, ref }: ProfilePartProps) {
  const heading = `${id}-title`;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      id={id}
      aria-labelledby={heading}
      className={danger ? styles.danger : styles.part}
    >
      <Stack gap="x4">
        <Heading level={2} size="h3" id={heading}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
