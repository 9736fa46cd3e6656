import type { BodyFacts, Contact } from './demo-body-facts.ts'
import { employerTags, linesFor } from './demo-lines.ts'
import type { Random } from './random.ts'

export function closingSentences({ bank, contact, employer, terms }: BodyFacts, random: Random): string {
  const way = bank.language === 'en' ? `english-${employer.applyWay}` : employer.applyWay
  const last = terms.ending === 'training' ? 'training' : bank.language === 'en' ? 'english-last' : 'last'
  const tags = new Set(employerTags(employer))
  return [
    ...random.sample(linesFor('closings', way, tags), 1),
    ...random.sample(linesFor('closings', last, tags), 1),
  ]
    .map(line => withContact(line, contact, bank.language))
    .join(' ')
}

function withContact(line: string, { name, phone, email }: Contact, language: 'de' | 'en'): string {
  const [by, or] = language === 'en' ? ['on', 'or on'] : ['unter', 'oder unter']
  return line
    .replaceAll('{wer}', name)
    .replaceAll('{mail}', email)
    .replaceAll('{telklammer}', phone ? ` (${phone})` : '')
    .replaceAll('{odertel}', phone ? ` ${or} ${phone}` : '')
    .replaceAll('{tel}', phone ? ` ${by} ${phone}` : '')
}
