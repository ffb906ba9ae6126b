import { themeScript } from '@jyoti/ui/theme-picker';

/** The script that puts a remembered theme on the page before its first paint. */
export const loader = () =>
  new Response(themeScript('theme'), { headers: { 'content-type': 'text/javascript' } });
