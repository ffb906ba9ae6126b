/** The bytes of a face. @throws TypeError where it does not come */
export async function loadFace(address: string): Promise<Uint8Array> {
  const answer = await fetch(address);
  if (!answer.ok) throw new TypeError(`${answer.status} for ${address}`);
  return new Uint8Array(await answer.arrayBuffer());
}
