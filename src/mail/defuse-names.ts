/** Props that hold user-chosen names: these must not become a way to send links to others. */
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

/** Characters between which mail programs detect a link: `evil.com`, `https://…`, `www.…`, `me@evil.com`. */
const joints = /(?<=[\p{L}\d])(?:\.(?=\p{L})|@(?=[\p{L}\d]))|:(?=\/\/)/gu

/** Invisible, and ends a detected link. */
export const zeroWidthSpace = '\u200b'

/**
 * The props of a mail in which no mail program turns a name into a link: a zero-width space follows each character that could make it a
 * URL. Messages that people write to each other are left alone.
 */
export function defuseNames<P extends object>(props: P): P {
  const entries = Object.entries(props).map(([key, value]) => [key, defused(key, value)])
  // The cast: the same keys with values of the same types.
  return Object.fromEntries(entries) as P
}

function defused(key: string, value: unknown): unknown {
  if (Array.isArray(value))
    return value.map(item => (typeof item === 'object' && item !== null ? defuseNames(item) : item))
  if (typeof value !== 'string' || !typedNames.has(key)) return value
  return value.replace(joints, joint => joint + zeroWidthSpace)
}
