const zone = 'Europe/Berlin'
const wanted = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** The moment of a local time in Berlin as a date field sends it (`2026-12-01T09:30`); null for anything else. */
export function berlinMoment(local: string): Date | null {
  if (!wanted.test(local)) return null
  const asUtc = Date.parse(`${local}:00Z`)
  if (Number.isNaN(asUtc)) return null
  // Twice: around the change of the clocks the first guess may stand on the other side of it.
  const first = asUtc - offsetMs(asUtc)
  return new Date(asUtc - offsetMs(first))
}

/** How far the clocks in Berlin are ahead of UTC. */
function offsetMs(at: number): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(at)
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(at / 1000) * 1000
}
