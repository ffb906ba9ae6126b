import { Heading, Stack } from '@jyoti/ui/layout';
import type { ReactNode, Ref } from 'react';
import * as styles from './profile.css.ts';

interface ProfilePartProps {
  /** Its URL fragment: `/profile#charts`. */
  id: string;
  title: string;
  /** Outlined as a danger zone. @default false */
  danger?: boolean;
  children: ReactNode;
  /** Receives the focus if the focused element was removed. */
  ref?: Ref<HTMLElement>;
}

/** One section of the profile. */
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
