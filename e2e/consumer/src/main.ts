import '@jyoti/themes/base.css';
import '@jyoti/themes/cosmic-depths.css';
import '@jyoti/ui/accordion.css';
import '@jyoti/ui/button.css';
import '@jyoti/ui/kundli-chart.css';
import '@jyoti/ui/tabs.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { figures } from './engine.ts';
import { Page } from './page.ts';

hydrateRoot(document.getElementById('root')!, createElement(Page), {
  onRecoverableError: (error) => console.error('hydration', error),
});

// The engine's results on the page and in a worker, which the test compares with Node.
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
  Object.assign(globalThis, { figuresOfPage: figures(), figuresOfWorker: data });
});
