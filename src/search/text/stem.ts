import snowball from 'snowball-stemmers'
import { remember } from '../../basics/remember.ts'

export type Language = 'de' | 'en'

/**
 * Stem of a folded word. Feminine -in/-innen is removed first, so that Ärztin, Ärztinnen and Arzt match; nouns in -er keep it, because
 * Apotheker, Pfleger and Techniker are people while Apotheke, Pflege and Technik are not.
 */
export function stem(folded: string, language: Language): string {
  return language === 'en' ? stemEnglishOnce(folded) : stemGermanOnce(folded)
}

// Vocabularies repeat their words a lot.
const mostRemembered = 10_000
const stemGermanOnce = remember(mostRemembered, stemGerman)
const stemEnglishOnce = remember(mostRemembered, folded => english.stem(folded))

function stemGerman(folded: string): string {
  if (innere.test(folded)) return 'innere'
  if (neverStemmed.has(folded)) return folded
  const person = withoutFeminine(folded)
  if (person.endsWith('heit') || person.length <= 3) return person
  const adjective = adjectival.exec(person)
  if (adjective?.[1]) return adjective[1]
  const agent = agentive.exec(person)
  if (agent?.[1] && !declinedAdjective.test(agent[1])) return agent[1]
  return german.stem(person)
}

const german = snowball.newStemmer('german')
const english = snowball.newStemmer('english')

// "Innere" would become "inn", a river and half of "innen".
const innere = /^inner(e|en|er|es|em)$/
const neverStemmed = new Set(['its', 'op', 'hf', 'pa', 'reha', 'care', 'hospiz', 'mfa', 'imc', 'ops'])
// A chirurgische Praxis is not a Chirurg, and medizinisch is less specific than Medizin.
const adjectival = /^(.{3,}isch)(?:e[rnsm]?)?$/
const agentive = /^(.{2,}er)(?:n|s|ns)?$/
const declinedAdjective = /(?:isch|lich|ig|end|iert|ar|ant|al|iv|ell|haft|los|stellt|tragt|arzt)er$/

const feminine =
  /^(.*(?:arzt|koch)|.{2,}(?:er|or|ist|ent|ant|and|log|peut|gog|pad|urg|nom|ekt|at|eur|path|walt|soph|graf|graph|pert))(?:in|innen)$/

function withoutFeminine(folded: string): string {
  return feminine.exec(folded)?.[1] ?? folded
}
