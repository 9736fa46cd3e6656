import { beforeEach, describe, expect, it } from 'vitest'
import { currentToast, dismissOutdated, showToast, subscribeToToasts } from './toast-store.ts'

beforeEach(() => showToast({ title: 'Gespeichert' }))

describe('a message on the way to another page', () => {
  it.each([
    ['of a failure', 'bad'],
    ['that only tells something, such as that one has to sign in', 'plain'],
  ] as const)('%s is left behind', (_, tone) => {
    let changes = 0
    showToast({ title: 'Bitte melden Sie sich an', tone })
    const stop = subscribeToToasts(() => changes++)
    dismissOutdated()
    stop()
    expect(currentToast()).toBeNull()
    expect(changes).toBe(1)
  })

  it('of a success is told to its end', () => {
    dismissOutdated()
    expect(currentToast()).toMatchObject({ title: 'Gespeichert' })
    showToast({ title: 'Auf der Merkliste', tone: 'good' })
    dismissOutdated()
    expect(currentToast()).toMatchObject({ title: 'Auf der Merkliste' })
  })
})
