declare module 'virtual:kit-props' {
  export const props: import('../../scripts/packages/read-props.ts').KitProps;
}
declare module 'virtual:kit-catalogue' {
  export const catalogue: readonly import('./catalogue.ts').CatalogueEntry[];
}
