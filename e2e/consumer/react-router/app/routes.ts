import { index, route, type RouteConfig } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('about', 'routes/about.tsx'),
  route('theme.js', 'routes/theme-script.ts'),
] satisfies RouteConfig;
