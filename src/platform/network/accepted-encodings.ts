/** The compressions that a client accepts, from its `Accept-Encoding`; those of weight zero are refused. `*` counts for none. */
export function acceptedEncodings(header: string | null | undefined): ReadonlySet<string> {
  const accepted = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', weight = ''] = part.split(';').map(word => word.trim())
    if (name && !/^q=0(\.0*)?$/.test(weight)) accepted.add(name)
  }
  return accepted
}
