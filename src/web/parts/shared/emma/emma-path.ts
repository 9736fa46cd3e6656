/** The address of a conversation, or of a new one about the page `from`. */
export function emmaPath(
  path: string,
  { conversation, from }: { conversation: string | null; from: string | null },
): string {
  const query = new URLSearchParams()
  if (conversation !== null) query.set('conversation', conversation)
  if (from !== null) query.set('from', from)
  return query.size > 0 ? `${path}?${query}` : path
}
