import type { ReactNode } from 'react';
import { createFromReadableStream } from '@vitejs/plugin-rsc/browser';
import { hydrateRoot } from 'react-dom/client';

const answer = await fetch('/page.rsc');
hydrateRoot(document, await createFromReadableStream<ReactNode>(answer.body!), {
  onRecoverableError: (error) => console.error('hydration', error),
});
