declare module 'virtual:kit-catalogue' {
  export const catalogue: readonly import('./catalogue.ts').CatalogueEntry[];
}
declare module 'virtual:kit-releases' {
  export const releases: readonly import('../../scripts/packages/read-changes.ts').Release[];
}
