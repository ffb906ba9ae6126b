declare module 'virtual:kit-catalogue' {
  export const catalogue: readonly import('./catalogue.ts').CatalogueEntry[];
}
declare module 'virtual:kit-releases' {
  export const releases: readonly import('../../scripts/packages/read-changes.ts').Release[];
}
declare module 'virtual:kit-composer' {
  export const modules: readonly {
    /** Below `@jyoti/ui/`. */
    readonly path: string;
    readonly hasSheet: boolean;
    readonly names: readonly string[];
  }[];
  /** Code that renders a component, with its imports. */
  export const samples: readonly { readonly name: string; readonly sample: string }[];
}
