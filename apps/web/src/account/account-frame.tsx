import { Container, Heading, Stack, Text } from '@jyoti/ui/layout';
import { useId, type ReactNode } from 'react';
import * as styles from './account-frame.css.ts';
import { Gate } from './gate.tsx';

interface AccountFrameProps {
  title: string;
  intro: ReactNode;
  /** 440 px for two fields, 560 px for a longer form. @default "narrow" */
  size?: 'narrow' | 'form';
  children: ReactNode;
}

/** The pages on the threshold (login, sign-up, a forgotten password): a form, and beside it a gate to the night sky. */
export function AccountFrame({ title, intro, size = 'narrow', children }: AccountFrameProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <Container className={styles.columns[size]}>
        <div className={styles.form[size]}>
          <Stack gap="x5">
            <Stack gap="x2">
              <Heading level={1} id={heading}>
                {title}
              </Heading>
              <Text tone="muted">{intro}</Text>
            </Stack>
            {children}
          </Stack>
        </div>
        <Gate className={styles.gate} />
      </Container>
    </section>
  );
}
