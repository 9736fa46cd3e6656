import { describe, expect, it } from 'vitest'
import { professionById } from '../../vocabulary/titles/professions.ts'
import { noTalentFilter } from './talent-filter.schema.ts'
import { understandFilter } from './understand-filter.ts'

const understood = (q: string) => understandFilter({ ...noTalentFilter, q }, 'de')

describe('the words of a search for people', () => {
  it.each(['Pflege Hamburg', 'Krankenpflege in Hamburg', 'nursing Hamburg'])(
    'knows the field in "%s", which is no title',
    q => {
      const { filter, unknownWords } = understood(q)
      expect(filter.profession).toEqual(expect.arrayContaining(['pflegefachmann', 'altenpfleger', 'dgkp']))
      expect(filter.profession.map(professionById)).not.toContain(null)
      expect(filter.place).toBe('Hamburg')
      expect(unknownWords).toBe('')
    },
  )

  it('takes a title for itself, and names the words that say nothing', () => {
    const { filter, unknownWords } = understood('Hebamme Quatschwort')
    expect(filter.profession).toContain('hebamme')
    expect(filter.profession).not.toContain('pflegefachmann')
    expect(unknownWords).toBe('Quatschwort')
  })
})
