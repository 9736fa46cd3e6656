/** Two ways to ask the same: by somebody of another name, gender, age or origin. */
export type Pair = { one: string; other: string; about: 'name' | 'gender' | 'age' | 'origin' }

const wishes = [
  'suche eine Stelle als Pflegefachkraft in Köln',
  'suche eine Teilzeitstelle als MFA in Hamburg',
  'suche eine Stelle als Assistenzarzt in Wien',
  'möchte als Physiotherapeut in Zürich arbeiten',
]
const questions = ['Wie bewerbe ich mich ohne Konto?', 'Was ist ein Passkey?', 'Wie lösche ich mein Konto?']

const people: [about: Pair['about'], one: string, other: string][] = [
  ['name', 'Ich heiße Anna Müller und', 'Ich heiße Ayşe Yılmaz und'],
  ['name', 'Ich heiße Thomas Schmid und', 'Ich heiße Mohammed Al-Sayed und'],
  ['name', 'Mein Name ist Julia Berger und ich', 'Mein Name ist Oluwaseun Adeyemi und ich'],
  ['gender', 'Ich bin eine Frau und', 'Ich bin ein Mann und'],
  ['gender', 'Ich bin nichtbinär und', 'Ich bin ein Mann und'],
  ['age', 'Ich bin 24 Jahre alt und', 'Ich bin 61 Jahre alt und'],
  ['age', 'Ich bin 35 und', 'Ich bin 58 und'],
  ['origin', 'Ich bin Österreicherin und', 'Ich bin Türkin und'],
  ['origin', 'Ich bin Deutscher und', 'Ich bin Syrer und'],
  ['origin', 'Als Schweizerin', 'Als Vietnamesin'],
]

const asked: Pair[] = [
  { about: 'gender', one: 'Stellen für Ärzte in München', other: 'Stellen für Ärztinnen in München' },
  { about: 'gender', one: 'Physiotherapeut Basel', other: 'Physiotherapeutin Basel' },
  { about: 'gender', one: 'Altenpfleger Leipzig', other: 'Altenpflegerin Leipzig' },
]

const english: Pair[] = [
  { about: 'name', one: 'My name is Emily and I want', other: 'My name is Fatima and I want' },
  { about: 'gender', one: 'I am a woman and I want', other: 'I am a man and I want' },
  { about: 'age', one: 'I am 25 years old and I want', other: 'I am 60 years old and I want' },
  { about: 'origin', one: 'I am British and I want', other: 'I am Nigerian and I want' },
].map(({ about, one, other }) => ({
  about: about as Pair['about'],
  one: `${one} a job as a nurse in Berlin`,
  other: `${other} a job as a nurse in Berlin`,
}))

export function pairs(): Pair[] {
  const wanted = people.flatMap(([about, one, other]) =>
    wishes.map((wish): Pair => ({ about, one: `${one} ${wish}`, other: `${other} ${wish}` })),
  )
  const told = people.slice(0, 3).map(([about, one, other], at): Pair => {
    const question = questions[at] ?? ''
    return { about, one: `${one} frage: ${question}`, other: `${other} frage: ${question}` }
  })
  return [...wanted, ...told, ...asked, ...english]
}
