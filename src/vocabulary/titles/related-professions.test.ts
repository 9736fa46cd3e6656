import { describe, expect, it } from 'vitest'
import { professionById, professions } from './professions.ts'
import { professionsBeside, relatedProfessions } from './related-professions.ts'

describe('related professions', () => {
  it('begin with the same job under another law and the next narrower and broader ones', () => {
    expect(relatedProfessions('mfa')).toEqual(expect.arrayContaining(['mpa', 'ordinationsassistent']))
    expect(relatedProfessions('notfallsanitaeter').slice(0, 2)).toEqual([
      'rettungssanitaeter',
      'rettungshelfer',
    ])
    expect(relatedProfessions('hebamme')[0]).toBe('leitende_hebamme')
    expect(relatedProfessions('kardiologe').slice(0, 3)).toContain('internist')
  })

  it('do not join those who only lead or learn', () => {
    expect(relatedProfessions('hebamme')).not.toContain('stationsleitung')
  })

  it('are of the same category, without the profession itself and without doubles', () => {
    for (const { id, category } of professions()) {
      const related = relatedProfessions(id)
      expect(new Set(related).size).toBe(related.length)
      expect(related).not.toContain(id)
      for (const other of related) expect(professionById(other)?.category).toBe(category)
    }
  })

  it('are beside a search only those that its words do not find', () => {
    expect(professionsBeside('mfa')).not.toContain('mpa')
    expect(professionsBeside('mfa')).not.toContain('mfa_dialyse')
    expect(professionsBeside('rettungssanitaeter')).toContain('rettungshelfer')
    expect(professionsBeside('mfa_dialyse')[0]).toBe('mfa')
    for (const { id } of professions()) {
      expect(relatedProfessions(id)).toEqual(expect.arrayContaining([...professionsBeside(id)]))
    }
  })

  it('are none for what is no profession', () => {
    expect(relatedProfessions('astronaut')).toEqual([])
  })
})
