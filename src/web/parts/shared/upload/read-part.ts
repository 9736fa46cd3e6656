/**
 * A part of a chosen file. Null when the device does not give it: it was moved, changed or deleted since it was chosen, or is a folder. Read before it is sent,
 * because a request that fails by this looks like a lost connection.
 */
export async function readPart(file: File, from: number, to: number): Promise<Blob | null> {
  const bytes = await file
    .slice(from, to)
    .arrayBuffer()
    .catch(() => null)
  return bytes && new Blob([bytes], { type: file.type })
}
