import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Container, Heading, Stack, Text } from '../../layout/index.ts';
import * as styles from './account-frame.css.ts';
import { Gate } from './gate.tsx';

export interface AccountFrameProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading of the page. */
  title: string;
  /** A sentence on what the form is for. */
  intro?: ReactNode;
  /**
   * Maximum width of the form: 440 px for two fields, 560 px for a longer one. @default "narrow"
   */
  width?: 'narrow' | 'form';
  /** The form, and links below it. */
  children: ReactNode;
  ref?: Ref<HTMLElement>;
}

/**
 * The page of a login, a sign-up or a forgotten password: a form next to a drawing of a gate to the
 * night sky.
 */
export function AccountFrame({
  title,
  intro,
  width = 'narrow',
  className,
  children,
  ...rest
}: AccountFrameProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      {...rest}
      className={clsx(styles.section, className)}
      data-part="account-frame"
    >
      <Container className={styles.columns[width]}>
        <Stack gap="x5" className={styles.form[width]}>
          <Stack gap="x2">
            <Heading level={1} id={heading}>
              {title}
            </Heading>
            {intro && <Text tone="muted">{intro}</Text>}
          </Stack>
          {children}
        </Stack>
        <Gate />
      </Container>
    </section>
  );
}
