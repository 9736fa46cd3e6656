import { createHash } from 'node:crypto'
import { KeepTyped } from '../../server/form.server.ts'

type Look = { seen?: string | undefined; confirmed?: 'on' | undefined }

/** `seen` tells one input from another; `isUnconfirmed` when exactly this was shown before, and the tick is missing. */
export type Looked = { seen: string; isUnconfirmed: boolean }

/**
 * Shows what an input would do, until exactly this was shown and confirmed; null then. Whoever changes something in between sees it anew.
 */
export async function secondLook<Preview>(
  { seen, confirmed }: Look,
  input: object,
  preview: () => Promise<Preview>,
): Promise<KeepTyped<Preview & Looked> | null> {
  const now = createHash('sha256').update(JSON.stringify(input)).digest('base64url').slice(0, 32)
  const isUnconfirmed = seen === now
  if (isUnconfirmed && confirmed) return null
  return new KeepTyped({ ...(await preview()), seen: now, isUnconfirmed })
}
