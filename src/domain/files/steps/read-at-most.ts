/** All of a body, or null when it is larger than `mostBytes`; reading stops at the first byte too many. */
export async function readAtMost(
  body: AsyncIterable<Uint8Array>,
  mostBytes: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of body) {
    total += chunk.byteLength
    if (total > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
