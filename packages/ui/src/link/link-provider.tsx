import {
  createContext,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** Props that the kit passes to the product's link component: an anchor's props, with the address in `href`. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Address: a path within the product, or a URL. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Renders one anchor. It must pass on every prop and the ref. */
export type LinkComponent = ComponentType<LinkComponentProps>;

/** A link outside any router. */
export function PlainAnchor({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

export const LinkComponentContext = createContext<LinkComponent>(PlainAnchor);

export interface LinkProviderProps {
  /**
   * The link component of the product's router, taking `href`. Define it outside of any component:
   * `const RouterLink = ({ href, ...rest }) => <Link to={href} {...rest} />`.
   */
  component: LinkComponent;
  /** The part of the product whose links it renders. */
  children: ReactNode;
}

/** Makes every link of the kit inside it (Link, ButtonLink, Header, Footer) use the product's router. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>;
}

/** The anchor component at this point of the tree: the router's, else a plain `<a>`. */
export function useLinkComponent(): LinkComponent {
  return use(LinkComponentContext);
}
