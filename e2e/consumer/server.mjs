// Plain Node, no bundler: renders the page to a string.
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './src/page.ts';

process.stdout.write(renderToString(createElement(Page)));
