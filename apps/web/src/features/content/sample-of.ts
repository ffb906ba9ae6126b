/** Whether a list is exactly the shipped sample: then its section is marked once. */
export function isAllSample(items: readonly { sample?: boolean | undefined }[]): boolean {
  return items.length > 0 && items.every(({ sample }) => sample === true);
}
