import { describe, expect, it } from 'vitest'
import { readLinkAnswer } from './read-link-answer.ts'

const asked = 'https://klinik.example/stellen/4711'
const answer = (more: object) => readLinkAnswer({ asked, final: asked, status: 200, text: '', ...more })

describe('the address of an ad', () => {
  it.each([
    [{ text: '<title>Pflegefachkraft (m/w/d)</title><h1>Pflegefachkraft</h1>' }],
    [{ text: '<h1>Pflegekraft</h1><p>Der alte Bau ist nicht mehr verfügbar, wir ziehen um.</p>' }],
    [{ final: 'https://klinik.example/jobs/4711-pflege' }],
  ])('still leads to it: %o', more => {
    expect(answer(more)).toBe('ok')
  })

  it.each([
    [{ status: 404 }],
    [{ status: 410 }],
    [{ text: '<title>Seite nicht gefunden</title>' }],
    [{ text: '<title>Karriere</title><h1>Diese Stelle ist leider bereits besetzt</h1>' }],
    [{ text: '<h1>This job is no longer available</h1>' }],
    [{ text: '<h1>The position has been filled</h1>' }],
    [{ final: 'https://klinik.example/' }],
  ])('leads nowhere: %o', more => {
    expect(answer(more)).toBe('gone')
  })

  it.each([[{ status: 503 }], [{ status: 403 }], [{ status: 429 }]])('says nothing: %o', more => {
    expect(answer(more)).toBe('unclear')
  })
})
