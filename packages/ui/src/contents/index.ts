export { Contents, type ContentsEntry, type ContentsProps } from './contents.tsx';
