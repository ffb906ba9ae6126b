export { YantraArt, type YantraArtProps } from './yantra-art.tsx';
export { yantraIds, type YantraId } from './yantra-ids.ts';
