export { ChoghadiyaStrip, type ChoghadiyaStripProps } from './choghadiya-strip.tsx';
export type { Choghadiya, ChoghadiyaName, ChoghadiyaQuality } from './choghadiya-strip.logic.ts';
