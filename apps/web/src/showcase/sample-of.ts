/** Whether a list is the sample that ships with the product, whole: then its section says so once. */
export function isAllSample(items: readonly { sample?: boolean | undefined }[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample === true);
}
