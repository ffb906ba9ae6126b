import type { ReportBlock } from '@jyoti/ui/data';

/**
 * Blocks of the report as a pane shows them: without their headings and introductions, because the
 * pane has a name, and with tables as grids, which astrologers compare down and across.
 */
export function inPane(blocks: readonly (ReportBlock | null)[]): ReportBlock[] {
  return blocks.flatMap((block): ReportBlock[] => {
    if (block === null) return [];
    if (block.type === 'section') return inPane(block.blocks);
    if (block.type === 'table') {
      return [{ ...block, captionShown: false, keepsGrid: true, display: undefined }];
    }
    return block.type === 'text' && block.look === undefined ? [] : [block];
  });
}
