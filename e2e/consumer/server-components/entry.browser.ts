import type { ReactNode } from 'react';
import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { hydrateRoot } from 'react-dom/client';

const { pathname } = globalThis.location;
const answer = await fetch(`${pathname === '/' ? '/page' : pathname}.rsc`);
hydrateRoot(document, await createFromReadableStream<ReactNode>(answer.body!), {
  onRecoverableError: (error) => console.error('hydration', error),
});
