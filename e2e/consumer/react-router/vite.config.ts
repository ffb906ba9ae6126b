import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The development build of React, which says what does not fit when it hydrates.
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { minify: false },
});
