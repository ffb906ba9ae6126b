/** An item of a tree. A product adds what its rows show. */
export interface TreeItem {
  /** Identifies it in the whole tree. */
  id: string;
  /** Its name: typing finds it, and the row shows it unless `renderItem` shows something else. */
  label: string;
  /** The items inside it. */
  children?: readonly TreeItem[];
  /** `loadChildren` loads the items inside it, when it is first opened. @default false */
  hasChildren?: boolean;
}

/** What an open item shows in place of its items. */
export interface TreeWords {
  /** While the items inside it are loaded. */
  loading: string;
  /** When they could not be loaded, next to the retry button. */
  failed: string;
  /** It was loaded, and there is nothing inside. */
  empty: string;
}

export const opens = ({ children, hasChildren = false }: TreeItem) =>
  hasChildren || children !== undefined;
