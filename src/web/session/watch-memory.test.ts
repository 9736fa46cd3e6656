import { describe, expect, it } from 'vitest'
import { watchMemory } from './watch-memory.ts'

/** Leaves a page and returns; `isKept` when it comes from the back/forward cache. */
async function leaveAndReturn(
  facts: { isPersonal: boolean; isSignedInNow: boolean | Error },
  isKept = true,
): Promise<string[]> {
  const page = new EventTarget()
  const done: string[] = []
  watchMemory(page, {
    isPersonal: facts.isPersonal,
    isSignedInNow: async () => {
      if (facts.isSignedInNow instanceof Error) throw facts.isSignedInNow
      return facts.isSignedInNow
    },
    hide: () => done.push('hidden'),
    reload: () => done.push('loaded again'),
  })
  for (const kind of ['pagehide', 'pageshow']) {
    page.dispatchEvent(Object.assign(new Event(kind), { persisted: isKept }))
  }
  await new Promise(resolve => setImmediate(resolve))
  return done
}

describe('a page that comes back from the browser’s memory', () => {
  it('is hidden and loaded again when it showed something of a person, who may have signed out since', async () => {
    const done = await leaveAndReturn({ isPersonal: true, isSignedInNow: true })
    expect(done).toEqual(['hidden', 'loaded again'])
  })

  it('is loaded again for a guest who has signed in since', async () => {
    expect(await leaveAndReturn({ isPersonal: false, isSignedInNow: true })).toEqual(['loaded again'])
  })

  it('stays as it is for a guest, with or without a connection', async () => {
    expect(await leaveAndReturn({ isPersonal: false, isSignedInNow: false })).toEqual([])
    expect(await leaveAndReturn({ isPersonal: false, isSignedInNow: new Error('offline') })).toEqual([])
  })

  it('is no matter when the browser loads it by itself', async () => {
    expect(await leaveAndReturn({ isPersonal: true, isSignedInNow: false }, false)).toEqual([])
  })
})
