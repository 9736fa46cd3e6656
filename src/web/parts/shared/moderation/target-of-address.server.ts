import type { TargetAddress } from '../../../../domain/moderation/find-target.ts'
import { pageOf } from '../../../page-of.ts'

/** What an address of this site shows that can be reported: an ad, an employer or an idea. */
export function targetOfAddress(address: string, publicUrl: string): TargetAddress | null {
  const page = URL.canParse(address, publicUrl) ? pageOf(new URL(address, publicUrl).pathname) : null
  const id = /^(\d{1,9})(?:-|$)/.exec(page?.params.key ?? '')?.[1]
  if (!page || id === undefined) return null
  if (page.name === 'job' || page.name === 'apply') return { kind: 'job', id }
  if (page.name === 'idea') return { kind: 'idea', id }
  return page.name === 'employer' || page.name === 'employer-jobs' ? { kind: 'employer', id } : null
}
