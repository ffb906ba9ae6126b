'use client';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Providers } from '../../../product/providers.tsx';

/** A server component cannot pass a component as a prop, but this client file can. */
export const ProvidersWithLink = ({ children }: { children: ReactNode }) => (
  <Providers link={Link}>{children}</Providers>
);
