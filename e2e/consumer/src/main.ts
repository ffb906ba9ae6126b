import '@jyoti/themes/base.css';
import '@jyoti/themes/cosmic-depths.css';
import '@jyoti/ui/accordion.css';
import '@jyoti/ui/button.css';
import '@jyoti/ui/kundli-chart.css';
import '@jyoti/ui/tabs.css';
import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.ts';

hydrateRoot(document.getElementById('root')!, createElement(Page), {
  onRecoverableError: (error) => console.error('hydration', error),
});
