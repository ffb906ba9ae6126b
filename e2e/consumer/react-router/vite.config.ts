import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  // The development build of React, which reports hydration mismatches.
  define: { 'process.env.NODE_ENV': '"development"' },
  build: { minify: false },
});
