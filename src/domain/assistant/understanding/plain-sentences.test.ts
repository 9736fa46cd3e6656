import { describe, expect, it } from 'vitest'
import { taken } from '../../../../tests/support/taken-turn.ts'
import { withoutOneself } from './about-oneself.ts'
import { withoutAlertWords } from './talk-words.ts'
import { wordsOfTrade } from './work-words.ts'

type Row = readonly [text: string, taken: string]

describe('a wish to be told of new ads, in a sentence of any length', () => {
  it.each([
    'Sag mir Bescheid, wenn es neue Stellen für Altenpfleger in Leipzig gibt',
    'Gib mir Bescheid, sobald in Ulm was für Hebammen reinkommt',
    'Benachrichtigen Sie mich bitte über neue OTA Stellen in München',
    'sog ma bscheid wenns was neichs für DGKP in Linz gibt',
    'Schick mir neue Stellen für Physiotherapeuten in Graz wöchentlich per Mail',
    'Meldet euch, wenn in Rosenheim eine Hebamme gesucht wird',
    'let me know when there are new nursing jobs in Vienna',
    'Could you notify me about part-time doctor jobs in Zurich?',
  ])('%s', text => expect(taken(text)).toBe('draft-alert'))

  it.each(['Wie funktioniert der Jobalarm?', 'Jobalarm für Hebammen löschen', 'Hebamme in Remscheid'])(
    'not: %s',
    text => expect(taken(text)).not.toBe('draft-alert'),
  )

  it('leaves what is looked for', () => {
    const rest = withoutAlertWords('Sag mir Bescheid, wenn es neue Stellen für Altenpfleger in Leipzig gibt')
    expect(taken(rest)).toBe('find q=Altenpfleger place=Leipzig')
  })
})

describe('words of any sentence are never searched for', () => {
  it.each<Row>([
    ['Ich hasse meinen Job', 'burdened'],
    ['Mein Job nervt mich total', 'question'],
    ['Krankenhaus oder Praxis, was ist besser?', 'guide hospital-or-practice'],
    ['gehts auch in teilzeit?', 'find employmentType=part-time'],
    ['Altenpflege Köln mit netten Kollegen und gutem Gehalt', 'find q=Altenpflege place=Köln'],
    ['Klinik für Kardiologie', 'find q=Klinik für Kardiologie'],
    ['pflege nrw teilzeit', 'find q=pflege place=Nordrhein-Westfalen employmentType=part-time'],
  ])('%s', (text, expected) => expect(taken(text)).toBe(expected))

  it('goes on to a whole country', () =>
    expect(taken('und in ganz Österreich?', { before: 'q=Hebammen&place=Graz' })).toBe(
      'refine q=Hebammen place=Österreich',
    ))

  it('knows which words are of the trade', () =>
    expect(wordsOfTrade('leitung pflegedienst dienstwagen')).toBe('leitung pflegedienst'))
})

describe('what people say of themselves is left out', () => {
  it.each<Row>([
    [
      'Ich bin 54, Türkin und suche etwas als Pflegehelferin in Mannheim',
      'find q=Pflegehelferin place=Mannheim',
    ],
    ['54-jährige Krankenschwester sucht Stelle in Dresden', 'find q=Krankenschwester place=Dresden'],
    ['Bin Mitte 50, gelernte Altenpflegerin, suche in Essen', 'find q=Altenpflegerin place=Essen'],
    ['Pflegehelfer, 38 J., Polin, Mannheim', 'find q=Pflegehelfer place=Mannheim'],
    ['Frau Müller, 52, OP-Schwester, Nürnberg', 'find q=OP-Schwester place=Nürnberg'],
    ['Ich komme aus Syrien, bin Arzt und suche in Leipzig', 'find q=Arzt place=Leipzig'],
    ['als Mann in der Pflege in Hamburg', 'find q=Pflege place=Hamburg'],
  ])('%s', (text, expected) => expect(taken(text)).toBe(expected))

  it('keeps numbers of work', () =>
    expect(withoutOneself('Klinik mit über 50 Betten')).toBe('Klinik mit über 50 Betten'))
})

describe('what is only allowed narrows nothing', () => {
  const before = 'q=Pflege&place=Köln'
  it.each<Row>([
    ['mit Nachtdienst wär ok', 'refine q=Pflege place=Köln'],
    ['Wochenende geht auch', 'refine q=Pflege place=Köln'],
    ['nights are fine', 'refine q=Pflege place=Köln'],
    ["I don't mind weekends", 'refine q=Pflege place=Köln'],
    ['Zeitarbeit wär ok, aber nur Teilzeit', 'refine q=Pflege place=Köln employmentType=part-time'],
    ['lieber doch am Tag', 'refine q=Pflege place=Köln shift=day'],
  ])('%s', (text, expected) => expect(taken(text, { before })).toBe(expected))

  it('takes back a refusal', () =>
    expect(taken('Nacht ist auch ok', { before: `${before}&without=nights` })).toBe(
      'refine q=Pflege place=Köln',
    ))

  it('no longer looks for a night watch by day', () =>
    expect(taken('lieber doch am Tag', { before: 'q=Nachtwache&place=Bremen' })).toBe(
      'refine q=Pflege place=Bremen shift=day',
    ))
})

describe('questions about a list and its ads', () => {
  it.each<Row>([
    ['wie viele sind das?', 'count'],
    ['How many are there?', 'count'],
    ['was steht in der ersten zum Gehalt?', 'pay 1'],
    ['hat die zweite Nachtdienst?', 'show 2'],
    ['Teilzeit möglich bei der ersten?', 'show 1'],
    ['ab wann?', 'show'],
    ['wie weit ist das?', 'show'],
    ['Welche Arbeitgeber in Köln suchen gerade Ärzte?', 'employers'],
    ['Wer sucht in München MFA?', 'employers'],
  ])('%s', (text, expected) => expect(taken(text)).toBe(expected))

  it.each<Row>([
    ['mach die letzte davon auf', 'show last'],
    ['chasch mer die erschte drü nebenand zeige?', 'compare 1 2 3'],
    ['Wele Lohn zahlt die zwöiti?', 'pay 2'],
    ['bitte die bestbezahlten als Erstes', 'best-paid'],
    ['andere hast du nicht?', 'more'],
    ['war das alles?', 'more'],
    ['umkreis 50', 'refine q=PTA place=Hildesheim radius=50'],
    ['im Umkreis von 30 bitte', 'refine q=PTA place=Hildesheim radius=30'],
  ])('after a search: %s', (text, expected) =>
    expect(taken(text, { before: 'q=PTA&place=Hildesheim' })).toBe(expected),
  )

  it.each<Row>([
    ['Can I switch the whole website to English?', 'guide language-of-site'],
    ['Can we continue in English?', 'english'],
  ])('tells the language of the pages from hers: %s', (text, expected) => expect(taken(text)).toBe(expected))

  it('tells that there is no list', () =>
    expect(taken('was steht in der ersten zum Gehalt?', { canPoint: false })).toBe('pay 1'))
})
