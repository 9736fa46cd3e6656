const set = (words: string) => new Set(words.split(/\s+/))

/** Who speaks of themselves: without one of these a text tells nothing. */
export const tellers = set(
  `ich i ick icke isch mir mi mich wir uns mein meine meinen meinem meiner unser unsere my we our bin bi war hab habe komme komm wohne lebe
  ziehe ziehen er seine will am i’m i’ve we’re kann hob fertig vorbei bestanden abgeschlossen fruher vorher zuvor brauche brauch such suche sucht suach sueche`,
)

/** What one was or did, and what one does now, which is not what is looked for. */
export const past = set(
  `zugemacht geschlossen dichtgemacht pleite insolvent schliesst pendle pendel war waren hatte fruher vorher zuvor gearbeitet gewesen gelernt studiert gemacht absolviert gekundigt aufgehort beendet abgeschlossen bestanden
  verloren abgebrochen geschafft gepflegt geleitet vorbei arbeite arbeitete worked studied studiere studier previously ausgelaufen lauft
  fertig done completed verbracht geboren umgezogen gezogen finished retired`,
)
export const worked = set('been working work')

export const possessives = set(
  'mein meine meiner meinem meinen mei unser unsere unserer unserem my our sein seine ihr ihre his her',
)
/** Of "mein Wunsch ist …" and "unsere Stelle …": what is looked for, not what somebody has. */
export const wishes = set(
  'stelle stellen anzeige anzeigen stellenanzeige inserat vacancy ad wunsch traum traumjob ziel schwerpunkt fach fachgebiet traumberuf wunschort vorstellung dream wish goal profession job beruf',
)
export const others = set('er sie he she')
/** "Der Chef hat …": somebody or something else did. */
export const doing = set('hat ist macht schliesst geht wird lauft zieht baut has is closes zog')

export const family = set(
  `kind kinder kindern tochter sohn sohne mann frau freund freundin partner partnerin mutter vater eltern oma opa familie bruder schwester kids kid
  children child son daughter husband wife boyfriend girlfriend mother father brother family mama papa zwillinge baby enkel kleinen kloanen chind`,
)
/** Where children are brought and fetched: whoever must be there says when, not where to work. */
export const ofChildren = set(
  'kindergarten kita hort schule krippe school kindergarden schuel kiga tagesmutter',
)
export const being = set('sein macht zu stehen abholen holen bringen bringe hole be take pick schuel gond')

export const reasons = set('weil wiil wal weils because damit since nachdem obwohl')
export const forReasons = set('wegen wegn wage wagen')

export const spans = set('nach after seit vor for since bis until')
export const counted = set(
  'jahr jahre jahren monat monaten monate wochen years year months jahrzehnten jahrzehnte decades joahr joar',
)
export const manyOf = set('vielen mehreren langen einigen many several einem einer ein a')
export const experienced = set('erfahrung berufserfahrung erfahrungen experience')

export const leadsToAge = set('bin bi im i’m am mit aged alter ich')
export const behindAge = set('jahre jahr jahrig years j lenze')

export const origins = set('aus from us')

/** Where no job of this board is, in German and English. */
export const abroad = set(
  `philippinen philippines indien india polen poland rumanien romania bulgarien bulgaria ungarn hungary kroatien croatia serbien serbia
  bosnien bosnia kosovo albanien albania ukraine russland russia griechenland greece italien italy spanien spain portugal frankreich france vietnam
  china iran irak iraq syrien syria afghanistan turkei turkey tunesien tunisia marokko morocco agypten egypt algerien algeria brasilien brazil
  mexiko mexico kolumbien colombia kamerun cameroon nigeria ghana kenia kenya tschechien czechia slowakei slovakia slowenien slovenia georgien
  georgia indonesien indonesia nepal pakistan bangladesch bangladesh libanon lebanon jordanien jordan athiopien ethiopia eritrea somalia
  simbabwe zimbabwe sudafrika usa uk england grossbritannien britain irland ireland dubai kanada canada australien australia manila kerala
  cebu london moldau moldova belarus lettland latvia litauen lithuania estland estonia norwegen norway schweden sweden danemark denmark
  finnland finland niederlande netherlands belgien belgium luxemburg japan korea thailand peru chile argentinien argentina kuba cuba
  venezuela ecuador kasachstan kazakhstan usbekistan armenien armenia aserbaidschan mazedonien macedonia montenegro ausland abroad
  delhi mumbai bangalore chennai kochi kolkata hyderabad kathmandu hanoi teheran tehran damaskus damascus aleppo beirut amman bagdad baghdad
  kabul kairo cairo tunis algier casablanca rabat lagos accra nairobi istanbul ankara izmir tirana sarajevo belgrad belgrade skopje pristina
  kiew kyiv lwiw lviv moskau moscow minsk tiflis tbilisi bukarest bucharest sofia budapest warschau warsaw krakau krakow prag prague`,
)
export const articles = set('zur zum der die den dem das the meiner unserer meinem kleinen d de da ds')

/** Trainings and papers: told of more often than looked for. */
export const training = set(
  `ausbildung prufung prufungen studium examen pj anerkennung prufung abitur abi diplom abschluss lehre umschulung approbation recognition degree diploma exam
  training weiterbildung lehrgang`,
)
export const searching = set(
  'suche such suchen sucht suach suech sueche suechi gesucht looking seeking find job jobs stelle',
)
export const bound = set('muss must mussen mues muass')
export const atHome = set('sein be daheim zuhause home bleiben')
/** After "nach" and "seit": what somebody has behind them. */
export const events = set(
  `elternzeit babypause karenz pause krankheit umzug trennung scheidung reha geburt unfall operation burnout auszeit kinderpause sabbatical
  mutterschutz arbeitslosigkeit rente insolvenz kundigung ruhestand`,
)
/** What somebody does whom one has: "mein Arzt sagt". */
export const saying = set('sagt meint rat findet hat ist wird wurde macht says thinks hott secht seit')
export const yearsOfTraining = set(
  'jahr lehrjahr ausbildungsjahr weiterbildungsjahr studienjahr semester year',
)
/** Whom somebody names beside themselves, with whom nobody works. */
export const relatives = set(
  'tochter sohn mann freund freundin partner partnerin bruder boyfriend girlfriend husband wife eltern',
)
export const ordinals = set(
  'ersten zweiten dritten vierten funften sechsten letzten erstes zweites drittes viertes funftes sechstes first second third fourth fifth final last',
)
/** What a level of German is said with: "B2", "Deutsch B2". */
export const levels = set('a b c deutsch german deutschkenntnisse')
