import { understandTurn } from './understand-turn.ts'

/** Reads the tables and builds the indexes that turns are understood with, so that the first person does not wait for them. */
export function warmUp(): void {
  for (const text of ['Pflegefachkraft in Köln, lieber ohne Nacht', 'Wie kann ich mich hier bewerben?'])
    understandTurn(text, { locale: 'de', search: null, canPoint: false })
}
