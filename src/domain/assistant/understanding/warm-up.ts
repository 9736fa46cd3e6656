import { guideToSearch } from '../../../guide/guide-index.ts'
import { outsideOf } from '../../../guide/outside-of.ts'
import { learnedMeanings } from './nearest/learned-meanings.ts'
import { sayingsToCompare } from './nearest/near-meaning.ts'
import { readAct } from './read-act.ts'
import { readFind } from './read-find.ts'
import { withoutTalk } from './talk-words.ts'
import { turnWords } from './turn-words.ts'
import { understandTurn } from './understand-turn.ts'
import { namesWork } from './work-words.ts'

/**
 * Reads the tables and builds the indexes that turns are understood with, so that the first person does not wait for them. It takes a
 * second in all: whoever goes on after each part lets others have their turn.
 */
export function* warmUp(): Generator<undefined, void> {
  while (!guideToSearch.part()) yield
  learnedMeanings()
  yield
  while (!sayingsToCompare.part()) yield
  for (const text of ['Pflegefachkraft in Köln, lieber ohne Nacht', 'Wie kann ich mich hier bewerben?']) {
    yield
    const { keys, text: said } = turnWords(text, { isEnglish: false })
    yield
    readAct(keys, { canPoint: true })
    yield
    outsideOf(said)
    yield
    namesWork(said)
    yield
    withoutTalk(said)
    yield
    readFind(said, { locale: 'de', before: null })
    yield
    understandTurn(text, { locale: 'de', search: null, canPoint: false })
  }
}
