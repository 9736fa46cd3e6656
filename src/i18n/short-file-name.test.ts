import { describe, expect, it } from 'vitest'
import { shortFileName } from './short-file-name.ts'

describe('the name of a file in a sentence', () => {
  it('stays as it is while it is short', () => {
    expect(shortFileName('Lebenslauf Jörg Müller.pdf')).toBe('Lebenslauf Jörg Müller.pdf')
  })

  it('loses its middle when it is long, and never its ending', () => {
    const series = (number: string) =>
      `Arbeitszeugnis_Universitaetsklinikum_Freiburg_Intensivstation_${number}.pdf`
    expect(shortFileName(series('2023'))).toBe('Arbeitszeugnis_Universitaetsk…ation_2023.pdf')
    expect(shortFileName(series('2024'))).not.toBe(shortFileName(series('2023')))
    expect([...shortFileName('👩‍⚕️'.repeat(100))]).toHaveLength(44)
  })
})
