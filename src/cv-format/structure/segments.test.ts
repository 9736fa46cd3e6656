import { describe, expect, it } from 'vitest'
import { lineOf } from '../document/line.ts'
import { intoSegments } from './segments.ts'

describe('the parts of a line', () => {
  it.each([
    [
      'Gesundheits- und Krankenpfleger / Praxisanleiter, Klinikum Nordhafen, Erfurt',
      ['Gesundheits- und Krankenpfleger / Praxisanleiter', 'Klinikum Nordhafen', 'Erfurt'],
    ],
    ['MFA, Praxismanagerin, Praxis am Dom', ['MFA, Praxismanagerin', 'Praxis am Dom']],
    ['Pflegefachfrau / Klinikum Nordhafen / Erfurt', ['Pflegefachfrau', 'Klinikum Nordhafen', 'Erfurt']],
    ['Physiotherapeutin, Orthopädie, Rehaklinik', ['Physiotherapeutin', 'Orthopädie', 'Rehaklinik']],
  ])('of "%s" keep two titles of one position together', (text, parts) => {
    expect(intoSegments(lineOf(text)).segments.map(segment => segment.text.trim())).toEqual(parts)
  })
})
