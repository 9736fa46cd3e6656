import { fold } from '../../../search/text/fold.ts'

const list = (words: string) => words.split(/\s+/).filter(Boolean).map(fold)

// German verbs by their stems; what is regular about them is written by `verbEndings`.
const verbStems = list(
  `hass lieb mag mög nerv stör stink frag antwort sag red erzähl erklär bedeut heiß nenn mein glaub denk find fühl hoff wünsch träum
  geh ging komm kam fahr pendel pendl zieh wohn leb bleib blieb steh stand sitz lieg lauf lief reis wart such brauch benötig bekomm kriegt krieg hab hat hätt wär war
  gib gab geb nehm nimm kauf zeig schau guck seh hör les schreib schick send meld benachrichtig informier hilf helf mach tu tat schaff arbeit verdien
  zahl bezahl kost lohn bring hol halt hielt lass ließ kündig bewerb stell setz leg dreh wechsl wechsel änder start beginn begann beend end hör
  weiß wuss kenn kannt versteh verstand lern studier interessier informier entscheid empfehl rat vergleich wähl pass stimm gefall gefiel freu ärger langweil
  reich genüg fehl gehör gilt gelt dauer spar plan vorstell überleg überzeug woll woll soll sollt könn konnt müss muss darf dürf durft werd würd wurd bin bist ist sind seid sein
  betreu erzieh stamm gebor heirat stress überforder ausnutz ausgebrannt mobb quäl leid krank probier versuch schätz biet anbiet angebot existier klapp funktionier`,
)
const verbEndings = list('e st t en n te ten test tet end est et et')

// Adjectives, pronouns and numerals by their stems.
const adjectiveStems = list(
  `ganz gesamt gut besser best schlecht schlimm schön nett freundlich lieb toll super klasse prima gross groß klein kurz lang weit nah näher fern hoch nieder niedrig mehr meist weniger wenig viel einig manch jed jedes all ander nächst letzt vorig
  erst zweit dritt viert fünft sechst siebt acht neunt zehnt neu neuest alt älter jung jünger früh spät schnell langsam leicht schwer einfach schwierig stressig anstrengend ruhig laut fair gerecht sicher fest dauerhaft richtig falsch wichtig
  passend geeignet möglich unmöglich verfügbar frei offen aktuell derzeitig jetzig bisherig ehemalig künftig täglich wöchentlich monatlich jährlich eigen mein dein sein ihr unser euer eur dies jen welch solch irgendein kein ein
  interessant langweilig spannend anspruchsvoll abwechslungsreich bezahlt gefragt gesucht unterbezahlt überlastet müde unglücklich unzufrieden zufrieden glücklich frustriert genervt arbeitslos verzweifelt ernst ehrlich konkret genau bestimmt ungefähr
  egal recht verrückt beschissen scheiß blöd doof mies`,
)
const adjectiveEndings = list('e en er es em')

const words = list(
  `der die das den dem des ein eine und oder aber sondern denn weil da dass ob wenn als wie so zu zum zur in im an am auf aus bei beim mit nach von vom vor für über unter um durch gegen ohne bis seit während wegen trotz statt
  ich du er sie es wir ihr mich dich ihn uns euch mir dir ihm ihnen man wer was wo wann warum wieso weshalb woher wohin womit wozu worauf wobei wieviel
  hier dort da drüben oben unten drin dran drauf davon dafür dagegen daran darauf daraus darin darüber dabei damit danach daneben deshalb deswegen darum trotzdem jedoch allerdings außerdem zudem
  ja nein nee nö nope nicht nichts nie niemals niemand jemand etwas irgendwas alles auch nur noch schon mal bereits immer oft manchmal selten wieder gerade eben halt eigentlich vielleicht wohl etwa circa fast kaum sehr zu ziemlich
  heute morgen gestern vorgestern übermorgen jetzt nun dann danach vorher später bald sofort gleich sonst anders lieber gern gerne bitte danke hallo servus moin okay ok sorry total völlig absolut wirklich echt voll komplett überhaupt irgendwie leider endlich natürlich tja naja oh ach hm sich sobald ab weg wenns würds langen j jg neichs
  gehts gibts ists hats wärs habs machs wirds könnts find's bescheid geld kohle leute spaß lust angst ahnung idee problem thema frage fragen antwort grund hilfe rat tipp meinung erfahrungen vorteil vorteile nachteil nachteile unterschied
  spätdienst spätdienste frühdienst frühdienste spätschicht spätschichten frühschicht frühschichten frühdienstes bevorzugt
  job jobs beruf arbeit chef chefin kollege kollegin kollegen kolleginnen familie freund freundin alter name herkunft monat monate woche wochen jahr jahre jahren tag tage tagen stunde uhr zeit euro mal minute minuten kilometer
  mist quatsch scheiße stress burnout nähe gegend umgebung umkreis ecke haus häuser zuhause sache ding dinge zeug teil seite liste stelle stellen anzeige anzeigen angebot angebote nachricht mail email
  samt bzw usw z.b. ca inkl inklusive plus minus mindestens höchstens maximal minimal ungefähr hauptsache
  hiring hire hires recruiting recruit the a an and or but if then than because since while of to in on at by for with without from into about over under near around between through during before after
  i me my mine you your yours he him his she her hers it its we us our they them their this that these those there here who whom whose which what when where why how
  is are was were be been being am do does did doing done have has had having can could will would shall should may might must let get got getting go goes going went gone come comes came coming
  want wants wanted need needs needed like likes liked love loves loved hate hates hated know knows knew think thinks thought say says said tell told ask asked show find found give gave take took make made see saw look looks looking
  work works worked working job jobs pay pays paid earn start begin stop quit leave stay live lives living lived moved moving
  not no nor none nothing never ever always often sometimes again also too only just even still yet already now soon later today tomorrow yesterday really very quite rather pretty almost maybe perhaps please thanks thank hello hi hey yes okay sorry
  all any some many much more most few less least several each every other another such own same different new newest latest old good better best bad worse worst big small long short high low early late easy hard nice great fine whole entire across throughout
  one two three first second third last next boss colleague colleagues people person man woman men women family life time day days week weeks month months year years hour hours money thing things way lot problem idea question help advice commute name age
  sieht siehst sehe sali salü hoi yo ey jo digga alter bro jau künftig zukünftig derzeit gesamt mitteilen zusenden zukommen mitzuteilen gelernt examen
  zurück rum herum her hin besonders möglichst gerade grad eh oida jemandem irgendeinem zeigt's rein raus beides beide keines keiner weder mitten samt eigenes
  kannst könntest darfst dürftest magst möchtest willst sollst solltest musst müsstest hättest wärst
  jährig jährige jähriger jährigen skills
  notfalls nebenher nebenbei nötigenfalls zufällig beispielsweise womöglich gegebenenfalls evtl ggf zumindest wenigstens
  pls plz thx tho though actually honestly really tbh drumrum drumherum rundherum ringsum fänd fände fänden fand sohn hund station stationen schule school run
  something anything everything someone anyone everybody somewhere anywhere`,
)

/** Forms that are names of work or of places as well, so that they never count as ordinary. */
const never = new Set(list('ärzte ärzten op ota leiter leitende leitung pflege pfleger schule'))

const ordinary = new Set<string>(words)
for (const stem of verbStems) {
  ordinary.add(stem)
  for (const ending of verbEndings) ordinary.add(stem + ending)
}
for (const stem of adjectiveStems) {
  ordinary.add(stem)
  for (const ending of adjectiveEndings) ordinary.add(stem + ending)
}
for (const word of never) ordinary.delete(word)

/** Whether a word is one that any sentence may have: it names no work, and is never a slip of one that does. `key` is folded. */
export function isOrdinaryWord(key: string): boolean {
  // "hätts", "suchts": said to several.
  return ordinary.has(key) || (key.endsWith('ts') && ordinary.has(key.slice(0, -1)))
}
