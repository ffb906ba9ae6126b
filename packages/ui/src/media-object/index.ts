export { MediaObject, type MediaObjectProps } from './media-object.tsx';
