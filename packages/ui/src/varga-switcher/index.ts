export { VargaSwitcher, type VargaSwitcherProps } from './varga-switcher.tsx';
export { vargaIds, type VargaId } from './varga-switcher.strings.ts';
