/** What people type as a name of something: whoever types it must not be able to send others a link that way. */
const typedNames = new Set([
  'name',
  'person',
  'employer',
  'applicant',
  'from',
  'job',
  'feed',
  'alert',
  'factor',
  'file',
  'title',
])

/** Between these, mail programs see an address: `evil.com`, `https://…`, `www.…`, `me@evil.com`. */
const joints = /(?<=[\p{L}\d])(?:\.(?=\p{L})|@(?=[\p{L}\d]))|:(?=\/\/)/gu

/** Shows nothing, and ends an address. */
export const zeroWidthSpace = '\u200b'

/**
 * The props of a mail with all names in them read as they were typed, but linked by no mail program: behind each place that
 * could make an address of them stands a space without width. Messages that people write to each other stay as they are.
 */
export function defuseNames<P extends object>(props: P): P {
  const entries = Object.entries(props).map(([key, value]) => [key, defused(key, value)])
  // The cast: the same keys with values of the same kinds.
  return Object.fromEntries(entries) as P
}

function defused(key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(item => (typeof item === 'object' && item !== null ? defuseNames(item) : item))
  if (typeof value !== 'string' || !typedNames.has(key)) return value
  return value.replace(joints, joint => joint + zeroWidthSpace)
}
