/** A whole body, or null when it exceeds `mostBytes`; reading stops there. */
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
