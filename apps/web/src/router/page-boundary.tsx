import { Component, type ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useOpen } from './router-provider.tsx';

interface BoundaryProps {
  instead: ReactNode;
  /** Where another page opens, it is tried again. */
  at: unknown;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { broken: boolean; at: unknown }> {
  override state = { broken: false, at: this.props.at };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, before: { at: unknown }) {
    return at === before.at ? null : { broken: false, at };
  }

  override render() {
    return this.state.broken ? this.props.instead : this.props.children;
  }
}

interface PageBoundaryProps {
  instead: ReactNode;
  /** What stands around the page; the page alone where none is given. */
  frame?: ReactNode;
}

/** `instead` stands in place of a page that breaks, or whose code did not come. */
export function PageBoundary({ instead, frame }: PageBoundaryProps) {
  const { page } = useOpen();
  return (
    <Boundary instead={instead} at={page.location}>
      {frame ?? (page.failure === undefined ? <Outlet /> : instead)}
    </Boundary>
  );
}
