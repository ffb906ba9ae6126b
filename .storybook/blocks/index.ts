export { Anatomy } from './anatomy.tsx';
export { Changes } from './changes.tsx';
export { Do, Dont, Pair } from './do-dont.tsx';
export { Example } from './example.tsx';
export { Playground } from './playground.tsx';
export { Props } from './props-table.tsx';
export { Status } from './status.tsx';
export { WcagTable } from './wcag-table.tsx';
