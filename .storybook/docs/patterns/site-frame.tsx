import {
  Footer,
  FooterAddress,
  FooterColumn,
  FooterLegal,
  FooterLink,
  FooterMain,
  FooterNav,
} from '@jyoti/ui/footer';
import {
  Header,
  HeaderAction,
  HeaderActionLink,
  HeaderActions,
  HeaderLink,
  HeaderLogo,
  HeaderMenu,
  HeaderMenuActions,
  HeaderNav,
} from '@jyoti/ui/header';
import { Container } from '@jyoti/ui/layout';
import { Logo } from '@jyoti/ui/logo';
import type { PropsWithChildren } from 'react';

/** Header and footer of a site around the content of a screen. */
export const SiteFrame = ({ children }: PropsWithChildren) => (
  <>
    <Header>
      <HeaderLogo href="#" label="Jyoti">
        <Logo />
      </HeaderLogo>
      <HeaderNav>
        <HeaderLink href="#kundli">Kundli</HeaderLink>
        <HeaderLink href="#panchang">Panchang</HeaderLink>
        <HeaderLink href="#matching">Kundli matching</HeaderLink>
        <HeaderLink href="#poojas">Poojas</HeaderLink>
      </HeaderNav>
      <HeaderActions>
        <HeaderAction from="phone">
          <HeaderActionLink href="#login">Log in</HeaderActionLink>
        </HeaderAction>
      </HeaderActions>
      <HeaderMenu>
        <HeaderMenuActions>
          <HeaderActionLink href="#login">Log in</HeaderActionLink>
        </HeaderMenuActions>
      </HeaderMenu>
    </Header>
    <main style={{ paddingBlock: 'var(--jyoti-space-x6) var(--jyoti-space-x8)' }}>
      <Container>{children}</Container>
    </main>
    <Footer>
      <FooterMain>
        <FooterNav>
          <FooterColumn title="Kundli">
            <FooterLink href="#making">Kundli Making</FooterLink>
            <FooterLink href="#matching">Kundli Matching</FooterLink>
          </FooterColumn>
          <FooterColumn title="Panchang">
            <FooterLink href="#choghadiya">Choghadiya</FooterLink>
            <FooterLink href="#articles">Articles</FooterLink>
          </FooterColumn>
        </FooterNav>
      </FooterMain>
      <FooterLegal>
        <FooterAddress>Ujjain</FooterAddress>
      </FooterLegal>
    </Footer>
  </>
);
