export { Anchor, type AnchorProps } from './anchor.tsx';
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './link-provider.tsx';
export { Link, type LinkProps } from './link.tsx';
