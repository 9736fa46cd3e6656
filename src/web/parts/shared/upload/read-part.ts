/**
 * Reads a part of a chosen file. Null when the device no longer gives it: it was moved, changed or deleted, or is a folder. Files are read
 * before they are sent, because a request that fails by this looks like a lost connection.
 */
export async function readPart(file: File, from: number, to: number): Promise<Blob | null> {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    .catch(() => null)
  return bytes && new Blob([bytes], { type: file.type })
}
