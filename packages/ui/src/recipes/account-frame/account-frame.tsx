import { clsx } from 'clsx';
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { Container, Heading, Stack, Text } from '../../layout/index.ts';
import * as styles from './account-frame.css.ts';

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

/** The cusped arch of the kit's drawings, 280 wide and 440 high. */
const ARCH =
  'M40 500V221A23.4 23.4 0 0 1 47.9 177.3A23.7 23.7 0 0 1 70.7 138.5A24.2 24.2 0 0 1 105.9 109A24.6 24.6 0 0 1 149.5 92.2Q180 92.2 180 60Q180 92.2 210.5 92.2A24.6 24.6 0 0 1 254.1 109A24.2 24.2 0 0 1 289.3 138.5A23.7 23.7 0 0 1 312.1 177.3A23.4 23.4 0 0 1 320 221V500Z';

/** Stars behind the arch: place and size. Dhruva, the pole star, is under its tip. */
const STARS = [
  [180, 128, 2.2],
  [96, 176, 1.3],
  [132, 152, 0.9],
  [238, 150, 1.4],
  [276, 204, 0.9],
  [84, 236, 0.9],
  [150, 214, 0.8],
  [118, 268, 1.5],
  [206, 250, 1],
  [292, 270, 1.3],
  [70, 310, 0.9],
  [168, 304, 0.8],
  [246, 322, 0.9],
  [302, 336, 0.8],
] as const;

/** An open gate on the sky before dawn, with a lamp on its step. Decorative. */
export function Gate() {
  const clip = useId();
  return (
    <svg viewBox="0 0 360 520" className={styles.gate} aria-hidden="true" focusable="false">
      <path d="M6 500V6h348v494Z" className={styles.wall} />
      <path d="M18 500V18h324v482" className={styles.line} />
      <clipPath id={clip}>
        <path d={ARCH} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M16 60h328v440H16Z" className={styles.night} />
        <path d="M40 344q70-22 140 0t140 0v156H40Z" className={styles.dusk} />
        {STARS.map(([cx, cy, r]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} className={styles.star} />
        ))}
        <path d="M246 178a30 30 0 1 0 16 46a24 24 0 1 1-16-46Z" className={styles.moon} />
        <path d="M40 406h280v94H40Z" className={styles.dawn} />
        <path d="M40 434h280v66H40Z" className={styles.horizon} />
        <path
          d="M40 462h34v-12h16v12h24l40-64 10 6 36 58h42v-20q16-18 32 0v20h46v38H40Z"
          className={styles.land}
        />
      </g>
      <path d={ARCH} className={styles.edge} />
      <path d="M0 500h360v14H0Z" className={styles.wall} />
      <path d="M166 500q-6-14 14-14t14 14Z" className={styles.edge} />
      <path d="M180 484q-8-12 0-24q8 12 0 24Z" className={styles.lamp} />
    </svg>
  );
}
