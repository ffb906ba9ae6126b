import { Cluster, type ClusterProps } from '../layout/index.ts';

export type PageActionsProps = Omit<ClusterProps, 'as' | 'align'>;

/** Actions for the whole page (print, download, text size), in a row that is not printed. */
export function PageActions(props: PageActionsProps) {
  return <Cluster {...props} align="end" data-print="hide" />;
}
