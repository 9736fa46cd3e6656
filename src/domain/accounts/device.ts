import bowser from 'bowser'

export type Device = {
  /** Such as `Firefox` and `Windows`; empty when unknown. */
  browser: string
  system: string
  kind: 'phone' | 'tablet' | 'computer'
}

/** Browser and system of a user agent, without versions: after an update it is still the same device. */
export function readDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: '', system: '', kind: 'computer' }
  const { browser, os, platform } = bowser.parse(userAgent)
  const kind = platform.type === 'mobile' ? 'phone' : platform.type === 'tablet' ? 'tablet' : 'computer'
  return { browser: browser.name ?? '', system: os.name ?? '', kind }
}

/** `Firefox, Windows`; null when nothing is known. */
export function deviceName({ browser, system }: Device): string | null {
  return [browser, system].filter(Boolean).join(', ') || null
}
