import type { ReactNode } from 'react';
import { useStrings } from '../i18n/index.ts';
import { Anchor, type AnchorProps } from '../link/index.ts';
import { useWrittenNumber } from '../shared/format/use-written-number.ts';
import { splitRootProps } from '../shared/react/split-root-props.ts';
import * as styles from './footer.css.ts';
import { footerStrings } from '../messages.generated/en/components/Footer.ts';
import { SocialIcon } from './social-icons.tsx';

/** A link of a FooterColumn. */
export function FooterLink(props: AnchorProps) {
  const [root, link] = splitRootProps(props);
  return (
    <li {...root}>
      <Anchor {...link} className={styles.link} />
    </li>
  );
}

export interface FooterSocialLinkProps extends Omit<AnchorProps, 'id'> {
  /** Icon next to it. An unknown name shows a link without an icon. */
  network: 'facebook' | 'instagram' | 'youtube' | 'twitter' | (string & {});
  /** Number of followers. Omit if unknown; never invent a number. */
  followers?: number;
  /** Name of the network: the words of the link. */
  children: ReactNode;
}

/** The company's page on a social network, in a FooterColumn. */
export function FooterSocialLink({ network, followers, children, ...rest }: FooterSocialLinkProps) {
  const strings = useStrings(footerStrings);
  const format = useWrittenNumber();
  return (
    <FooterLink {...rest}>
      <SocialIcon id={network} />
      <span className={styles.socialWords}>
        {children}
        {followers !== undefined && (
          <span className={styles.followers}>
            {strings.followers({ count: format(followers) })}
          </span>
        )}
      </span>
    </FooterLink>
  );
}
