/** `system` follows the device. */
export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export function isTheme(value: unknown): value is Theme {
  return themes.some(theme => theme === value)
}

/** A path of this site to go back to; anything that could lead elsewhere becomes the landing page. */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value) || /[\r\n\t\\]/.test(value)) return '/'
  return value
}
