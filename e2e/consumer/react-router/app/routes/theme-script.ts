import { themeScript } from '@jyoti/ui/theme-picker';

/** The script that applies a remembered theme before the first paint. */
export const loader = () =>
  new Response(themeScript('theme'), { headers: { 'content-type': 'text/javascript' } });
