import type { ReactNode } from 'react';

/** Replaced while pages are flattened. */
export function PublicPiece<Data>({
  data,
  children,
}: {
  data: Data;
  children: (data: Data) => ReactNode;
}) {
  return children(data);
}
