import { fold } from '../../../search/text/fold.ts'

/**
 * Words as people say them in Austria, Bavaria, Switzerland and in a hurry, and how they are written. Only what is no word of its own:
 * what the reader of queries knows ("Spital", "Pensum", "suche") needs no line.
 */
const table: readonly (readonly [spoken: string, written: string])[] = [
  ['ungelernte ungelernt ungelernter ungelernten', 'Helfer'],
  // In a hurry
  ['what’s whats', 'what is'],
  ['who’s', 'who is'],
  ['how’s', 'how is'],
  ['it’s', 'it is'],
  ['that’s', 'that is'],
  ['there’s', 'there is'],
  ['i’m', 'i am'],
  ['i’d', 'i would'],
  ['i’ve', 'i have'],
  ['don’t dont', 'do not'],
  ['doesn’t', 'does not'],
  ['can’t', 'can not'],
  // Austrian and Bavarian
  ['i', 'ich'],
  ['mia', 'wir'],
  ['suach suech', 'suche'],
  ['suachn suacha suechen sueche', 'suche'],
  ['stell stele stöi stäu stöll schdell schdelle', 'Stelle'],
  ['schduagard schduttgart schduagert', 'Stuttgart'],
  ['kölln köln-', 'Köln'],
  ['oawat oabeit orbeit oarbeit arwat arbat orwat hackn hacken hockn büez büetz', 'Arbeit'],
  ['oarbeitn arbeitn orbeiten hackln hakln schaffe schaffä werche', 'arbeiten'],
  ['wean wian', 'Wien'],
  ['minga minka', 'München'],
  ['soizburg soizbuag soiburg', 'Salzburg'],
  ['züri zueri', 'Zürich'],
  ['bärn baern', 'Bern'],
  ['basu', 'Basel'],
  ['lozärn luzärn', 'Luzern'],
  ['graz-umgebung', 'Graz'],
  ['ned net nid nöd noed nedd', 'nicht'],
  ['ka koa koane kane kana koan koana kei keini keis keni', 'keine'],
  ['nocht noacht', 'Nacht'],
  ['nochtdienst nachtdeanst nochtdeanst nachtdienscht', 'Nachtdienst'],
  ['deanst dienscht', 'Dienst'],
  ['tog', 'Tag'],
  ['wochnend wuchenend wochenänd', 'Wochenende'],
  ['wos wo’s', 'was'],
  ['wiavü wiavui wievü wievui wiviel wivil wieviel wieviele', 'wie viele'],
  ['vü vui vöu', 'viele'],
  ['host hosd hesch häsch heb', 'hast du'],
  ['hobts habts hobds händ hend hänt', 'habt ihr'],
  ['hob han hani hanni', 'habe'],
  ['gibts gibt’s gits gitts git’s gids', 'gibt es'],
  ['wü wüll wui wott wött wett mecht mechat mechad mecht möcht moecht', 'möchte'],
  ['ois', 'als'],
  ['aa', 'auch'],
  ['oda', 'oder'],
  ['owa oba', 'aber'],
  ['a ane ana äs en e ä ne', 'eine'],
  ['öppis eppis epis öpis', 'etwas'],
  ['nen', 'einen'],
  ['nem', 'einem'],
  ['a bissl bissl bisserl bitzli', 'etwas'],
  ['zoagst zoag zaag zeigsch zeig', 'zeige'],
  ['zwoate zweiti zwoat', 'zweite'],
  ['dritti', 'dritte'],
  ['erschti erschte easchte easchte erste', 'erste'],
  ['letschti letschte letzti', 'letzte'],
  ['mea meh', 'mehr'],
  ['weida wiiter witer', 'weiter'],
  ['liaba lieba', 'lieber'],
  ['spitol spitoi spittl', 'Spital'],
  ['schwesta', 'Schwester'],
  ['dokta dokter', 'Doktor'],
  ['göd geld göid', 'Gehalt'],
  ['zahln zoin zoihn zoit zahlt', 'zahlt'],
  ['vadien vadiena verdean verdian', 'verdiene'],
  ['is isch', 'ist'],
  ['san', 'sind'],
  ['griaß grias griass grüass grüäss', 'Grüß'],
  ['z', 'in'],
  ['bim', 'beim'],
  ['dr', 'der'],
  ['sälü', 'salü'],
  ['merci', 'danke'],
  ['ma', 'mir'],
  ['de', 'die'],
  ['s', 'das'],
  ['gnauer gnau', 'genauer'],
  ['nächer nöcher', 'näher'],
  ['hätt hett', 'hätte'],
  ['daad tät taet', 'würde'],
  ['nimma nümme nüme', 'nicht mehr'],
  ['oiso', 'also'],
  ['bessa', 'besser'],
  ['nur nua nume', 'nur'],
  ['prozänt', 'Prozent'],
  ['halb toog hoibtags hoibtog', 'halbtags'],
  ['teilzit', 'Teilzeit'],
  ['vollzit', 'Vollzeit'],
  ['altnheim', 'Altenheim'],
  ['chinderspital', 'Kinderspital'],
  ['chrankeschwöster chrankeschwester', 'Krankenschwester'],
  ['pfleg', 'Pflege'],
]

const written = new Map(
  table.flatMap(([spoken, word]) =>
    spoken.split(' ').map((each): [string, string] => [fold(each.replaceAll('’', "'")), word]),
  ),
)

/** Words that are something else in English. */
const notInEnglish = new Set(
  ['i', 'a', 'ma', 'de', 's', 'is', 'e', 'en', 'z', 'net', 'bin', 'heb', 'host', 'aa'].map(fold),
)

/** How a word is written that somebody has typed as they say it; null for one that is written so. */
export function writtenAs(key: string, isEnglish: boolean): string | null {
  if (isEnglish && notInEnglish.has(key)) return null
  return written.get(key) ?? null
}
