declare module 'virtual:kit-props' {
  export const props: import('../../scripts/packages/read-props.ts').KitProps;
}
declare module 'virtual:kit-catalogue' {
  export const catalogue: readonly import('./catalogue.ts').CatalogueEntry[];
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
