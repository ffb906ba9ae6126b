export { YantraArt, yantraIds, type YantraArtProps, type YantraId } from './yantra-art.tsx';
