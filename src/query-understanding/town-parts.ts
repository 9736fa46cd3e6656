import { nameAt } from '../vocabulary/places/place-name-at.ts'
import type { PlaceToken } from '../vocabulary/places/place-tokens.ts'
import { distanceKm } from '../vocabulary/places/places.ts'

type Tokens = readonly PlaceToken[]
type Options = NonNullable<ReturnType<typeof nameAt>>['options']

/** Well-known parts of large towns that the table of places has under no or another name. */
const partsOfTowns = {
  koeln:
    'ehrenfeld nippes lindenthal muelheim deutz kalk porz rodenkirchen suelz merheim holweide chorweiler braunsfeld zollstock bayenthal junkersdorf weiden dellbrueck',
  muenchen:
    'schwabing sendling giesing haidhausen laim moosach maxvorstadt grosshadern harlaching pasing bogenhausen neuperlach lehel ramersdorf perlach milbertshofen neuhausen nymphenburg trudering riem hadern aubing solln obersendling',
  hamburg:
    'eppendorf winterhude eimsbuettel barmbek wandsbek altona rotherbaum uhlenhorst rissen bergedorf harburg ottensen rahlstedt volksdorf blankenese langenhorn fuhlsbuettel wilhelmsburg billstedt lokstedt niendorf',
  frankfurt:
    'sachsenhausen hoechst bockenheim bornheim nordend gallus niederrad westend ostend griesheim fechenheim roedelheim',
  stuttgart:
    'cannstatt vaihingen feuerbach degerloch zuffenhausen moehringen weilimdorf untertuerkheim wangen sillenbuch',
  duesseldorf:
    'bilk oberkassel pempelfort benrath gerresheim derendorf golzheim kaiserswerth eller unterbilk flingern',
  leipzig: 'connewitz plagwitz gohlis reudnitz gruenau lindenau stoetteritz paunsdorf',
  dresden: 'neustadt pieschen blasewitz friedrichstadt striesen loschwitz prohlis cotta',
  essen:
    'ruettenscheid kettwig borbeck steele werden huttrop frohnhausen altenessen kray holsterhausen ueberruhr kupferdreh heidhausen',
  dortmund: 'hoerde aplerbeck hombruch brackel luetgendortmund kirchlinde',
  bremen: 'vegesack groepelingen huchting walle findorff hemelingen osterholz oberneuland blumenthal',
  hannover: 'linden kleefeld list doehren misburg stoecken vahrenwald buchholz kirchrode',
  nuernberg: 'langwasser gostenhof eibach reichelsdorf zabo erlenstegen',
  zuerich:
    'oerlikon altstetten wiedikon hoengg seefeld wollishofen schwamendingen albisrieden wipkingen affoltern',
  basel: 'kleinbasel gundeldingen',
  bern: 'buempliz ostermundigen laenggasse bethlehem breitenrain wabern',
}

/** By the last word of the town's name. */
const parts = new Map(Object.entries(partsOfTowns).map(([town, names]) => [town, new Set(names.split(' '))]))

const nearKm = 40

/** How many words behind a town belong to its name: "Baden bei Wien", "Köln Ehrenfeld", and "Ulm-Söflingen", whatever stands there. */
export function lengthOfPart(tokens: Tokens, at: number, options: Options): number {
  const next = tokens[at]
  if (!next) return 0
  if (next.key === 'bei' || next.key === 'b') return lengthOfNeighbour(tokens, at, options)
  if (parts.get(tokens[at - 1]?.key ?? '')?.has(next.key)) return 1
  const isHyphened = next.gap === '-' && /^\p{Lu}\p{Ll}+$/u.test(next.raw)
  return isHyphened && nameAt(tokens, at) === null ? 1 : 0
}

function lengthOfNeighbour(tokens: Tokens, at: number, options: Options): number {
  const neighbour = nameAt(tokens, at + 1)
  const isNear = neighbour?.options.some(near => options.some(town => distanceKm(near, town) < nearKm))
  return neighbour && isNear ? 1 + neighbour.length : 0
}
