import { defineConfig } from 'vitest/config';
import { dom } from './vitest.config.ts';

// Stryker knows neither several projects nor a browser.
export default defineConfig(dom);
