const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Check ids with this before querying: PostgreSQL raises an error for malformed ones. */
export function isUuid(text: string): boolean {
  return pattern.test(text)
}
