export { VargaSwitcher, type VargaSwitcherProps } from './varga-switcher.tsx';
export { vargaIds, type VargaId } from './varga-ids.ts';
