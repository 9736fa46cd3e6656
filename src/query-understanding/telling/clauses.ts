import type { QueryWord } from '../query-words.ts'

/** Words from one index up to another. */
export type Clause = { from: number; to: number }

const set = (words: string) => new Set(words.split(/\s+/))

/** What one wishes with: a clause that has one of them is about the job. */
export const wishing = set(
  `suche such suchen sucht suchn suchi suech sueche suechi suach suachat gesucht mochte mochten mocht mecht mochti will wollen wollte
  wott wett wurde wurd wurden brauche brauch braucht brauchen hatte hatten hatt wunsche interessiere interessiert gibt gibts gits gern gerne
  lieber liebsten besten soll sollte nur bitte muss zieht ziehe ziehen ziehn
  looking seeking searching want wants wanted need needs would like prefer preferably please find only hope should move moving relocating`,
)

/** After "und" and the like, what says that another clause begins. */
const openers = set(
  `ich i er sie wir es man mir mi da jetzt nun dann bin bi hab habe haben ist sind mein meine meiner unser unsere war suche such suchen sucht
  suach suech sueche suechi mochte mocht mecht will wott wett wurde wurd brauche brauch hatte kann muss mag mach mache komme komm wohne lebe arbeite
  gibts gibt zieh ziehe ziehen am have need want would looking my is was look he she`,
)
const joining = set('und un u and oder or also owa oba aba aber but denn sondern deshalb drum trotzdem')
const alwaysPart = set('owa oba aba aber but denn sondern deshalb drum trotzdem')
const subordinating = set('weil wiil wul weils wal because damit obwohl nachdem since')
const persons = set('ich i wir er sie man mir')
export const mainWishes = set(
  'suche such suach suech mochte mocht mecht will wollen wott wett wurde wurd brauche brauch hatte',
)
const abbreviations = set('st dr std ca mind max evtl ggf bzw inkl prof fr hr b z min tgl wo str usw')
const signs = /[,;:!?…()/]|[–—]|\s-\s/

/**
 * Where a text has clauses: at commas and other signs, before "weil", and before "und" where somebody begins to say something else ("und
 * suche", "and I").
 */
export function clausesOf({ words, text }: { words: readonly QueryWord[]; text: string }): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  for (let at = 1; at <= words.length; at++) {
    if (at < words.length && !isParted(words, at, text)) continue
    clauses.push({ from, to: at })
    from = at
  }
  return clauses
}

function isParted(words: readonly QueryWord[], at: number, text: string): boolean {
  const [last, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!last || !word) return false
  const gap = text.slice(last.to, word.from)
  if (gap !== ' ' && isSignBetween(gap, last, word)) return true
  const { key } = word
  if (subordinating.has(key) || alwaysPart.has(key)) return true
  if (joining.has(key)) return next !== undefined && openers.has(next.key)
  // "Nach acht Jahren daheim will ich …"
  return next !== undefined && mainWishes.has(key) && persons.has(next.key)
}

function isSignBetween(gap: string, last: QueryWord, word: QueryWord): boolean {
  if (last.isNumber && word.isNumber) return false
  if (signs.test(gap)) return true
  return gap.includes('.') && !abbreviations.has(last.key)
}
