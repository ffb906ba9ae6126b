export { afterPaint, useAfterPaint } from './after-paint.ts';
