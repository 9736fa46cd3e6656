/**
 * Words of dialects and the word of the lexicon that each stands for, by their folded spelling: phrases of the lexicon are then found in
 * dialect as well ("nöd am Wuchenänd").
 */
const wordsOf: Readonly<Record<string, string>> = {
  ohne: 'ohni oni onni ooni',
  kein: 'keis kas koi koin kae',
  keine: 'keini koani koane kane kaani koine keeni kenni kaane',
  nicht: 'nod ned net nid nit nich nued itt',
  nichts: 'nuet nuut niggs niks',
  mag: 'mog moag',
  nur: 'numme nume numma nua lei',
  aber: 'aba oba owa',
  wochenende:
    'wuchenand wuchenend wucheand wuchaend wuchanend wochenend wochanend wucheend wuchenendi wuchenande wochaend wuchenande',
  wochenenden: 'wuchenander wucheander',
  wochenenddienste: 'wuchenenddienscht wucheanddienscht wochenenddienscht',
  nacht: 'nocht nachd',
  nachtdienst: 'nachtdienscht nachtdeanst nochtdeanst nachtdianst',
  nachtdienste: 'nachtdienschte nachtdeanste nochtdeanste',
  nachtschicht: 'nochtschicht nochtschichtn',
  schichtdienst: 'schichtdienscht schichtdeanst',
  dienst: 'dienscht deanst',
  dienste: 'dienschte deanste',
  pikett: 'piggett',
  pikettdienst: 'pikettdienscht',
  spital: 'spitau spidal spitoi',
  krankenhaus: 'krankehuus krankahaus chrankehuus krankenhuus kronknhaus kronkenhaus krankehus krangahaus',
  praxis: 'prax praxe',
  altersheim: 'autersheim altesheim altershaim',
  vollzeit: 'vollzyt vollziit vollzeid vollzit',
  teilzeit: 'teilziit teilzeid toalzeit deilzeid teilzit',
  prozent: 'prozant prozend prozaent',
  liebsten: 'liebschte liabsten liabstn liebschten liabschta liabschte',
  suche: 'suacha suachi suachn suchat suachad',
  arbeiten: 'oarbeitn orwatn arbatn schaffn',
  stelle: 'stoi stolle stelln',
  aus: 'us',
  dem: 'em',
  komme: 'chume chum kumm kimm kumme',
  mehr: 'meh mea',
  im: 'ime imene imne amene imna',
  in: 'inere ire inera',
  am: 'amme ufm',
  fur: 'fia fir fuer',
  samstag: 'samschtig samstig samschdag samsdag samschtag',
  samstage: 'samschtige',
  sonntag: 'sunntig sonntig sunndi sunntog sonndag',
  vormittags: 'vormittog vormittogs vormittags',
  stunden: 'stund stundn stunda schtund schdunda stonda',
  brauche: 'bruche brauchad bruuche',
  mochte: 'mechat mechad',
}

const words = new Map<string, string>()
for (const [word, spellings] of Object.entries(wordsOf))
  for (const spelling of spellings.split(' ')) if (!words.has(spelling)) words.set(spelling, word)

/** What a word of a dialect is in the lexicon; the word itself where it is none. */
export function withoutDialect(key: string): string {
  return words.get(key) ?? key
}
