import type { Random } from '../random.ts'
import type { DemoTown } from './demo-towns.ts'

/** Kind and town of an employer; `furtherTowns` are additional sites of groups and agencies. */
export type PlannedEmployer = { kind: string; town: DemoTown; furtherTowns: DemoTown[] }

const specialists = [
  'practice-internal',
  'practice-heart',
  'practice-child',
  'practice-women',
  'practice-skin',
  'practice-eye',
  'practice-ent',
  'practice-ortho',
  'practice-nerve',
  'practice-mind',
  'practice-urology',
  'practice-stomach',
]
const clinics = ['clinic-eye', 'clinic-ortho', 'clinic-heart', 'clinic-child', 'clinic-women', 'clinic-lung']
const universityTowns = ['München', 'Leipzig', 'Düsseldorf', 'Wien', 'Zürich']
const groups: { kind: string; seat: string; country: 'DE' | 'AT' | 'CH'; towns: number }[] = [
  { kind: 'group-hospital', seat: 'Kassel', country: 'DE', towns: 34 },
  { kind: 'group-hospital', seat: 'Linz', country: 'AT', towns: 11 },
  { kind: 'group-hospital', seat: 'St. Gallen', country: 'CH', towns: 10 },
  { kind: 'group-hospital', seat: 'Hagen', country: 'DE', towns: 26 },
  { kind: 'group-hospital', seat: 'Rostock', country: 'DE', towns: 28 },
  { kind: 'group-home', seat: 'Siegen', country: 'DE', towns: 34 },
  { kind: 'group-centre', seat: 'Augsburg', country: 'DE', towns: 26 },
  { kind: 'group-home', seat: 'Lüneburg', country: 'DE', towns: 30 },
  { kind: 'group-home', seat: 'Würzburg', country: 'DE', towns: 24 },
  { kind: 'group-centre', seat: 'Wiesbaden', country: 'DE', towns: 20 },
]

/** Distributes employers over towns: hospitals and practices in every big city, in proportion to its size; others where they fit. */
export function planEmployers(towns: DemoTown[], random: Random): PlannedEmployer[] {
  const plan: PlannedEmployer[] = []
  for (const town of towns) {
    const kinds = town.kind === 'city' ? kindsOfCity(town, random) : kindsOfTown(town, random)
    for (const kind of kinds) plan.push({ kind, town, furtherTowns: [] })
  }
  return [...plan, ...planGroups(towns, random), ...planElsewhere(towns, random)]
}

function kindsOfCity({ name, inhabitantsThousand: size }: DemoTown, random: Random): string[] {
  const some = (kind: string, count: number) => Array.from({ length: count }, () => kind)
  const maybe = (kind: string, probability: number) => (random.chance(probability) ? [kind] : [])
  const isLarge = size >= 250
  const large = isLarge || (size >= 75 && random.chance(0.5)) ? 'hospital-large' : 'hospital-middle'
  const therapy = random.pick(['physio', 'physio', 'ergo', 'speech'])
  const dental = random.chance(0.15) ? 'orthodontics' : 'dental'
  return [
    ...(universityTowns.includes(name) ? ['university'] : []),
    ...some(large, 1 + Math.min(2, Math.floor(size / 1000))),
    ...some('hospital-middle', Math.min(2, Math.floor(size / 700))),
    ...random.sample(clinics, size >= 600 ? 1 : 0),
    ...maybe('psychiatry', isLarge ? 0.3 : 0.04),
    ...some('gp', Math.min(3, 1 + Math.floor(size / 1000))),
    ...random.sample(specialists, Math.min(3, 1 + Math.floor(size / 1000))),
    ...(random.chance(0.5) ? [dental] : [therapy]),
    ...(size >= 500 ? [therapy, dental] : []),
    ...maybe('centre', isLarge ? 0.45 : 0.08),
    ...maybe('radiology', isLarge ? 0.12 : 0.01),
    ...maybe('dialysis', isLarge ? 0.08 : 0.02),
    ...maybe('dental-centre', isLarge ? 0.15 : 0.02),
    ...some('home', Math.min(2, Math.floor(size / 900)) + (random.chance(isLarge ? 0.55 : 0.12) ? 1 : 0)),
    ...maybe('outpatient', isLarge ? 0.45 : 0.06),
    ...maybe('ventilation', isLarge ? 0.08 : 0),
    ...maybe('pharmacy', isLarge ? 0.15 : 0.01),
  ]
}

function kindsOfTown({ kind }: DemoTown, random: Random): string[] {
  const maybe = (name: string, probability: number) => (random.chance(probability) ? [name] : [])
  if (kind === 'spa') return maybe('rehab', 0.75)
  return [
    ...maybe('hospital-middle', 0.15),
    ...maybe('gp', 0.05),
    ...maybe(random.pick(specialists), 0.03),
    ...maybe('dental', 0.04),
    ...maybe('home', 0.1),
    ...maybe('outpatient', 0.06),
    ...maybe('authority', 0.1),
  ]
}

function planGroups(towns: DemoTown[], random: Random): PlannedEmployer[] {
  return groups.flatMap(({ kind, seat, country, towns: count }) => {
    const inCountry = towns.filter(town => town.country === country && town.language === 'de')
    const town = inCountry.find(({ name }) => name === seat)
    const others = inCountry.filter(({ name }) => name !== seat)
    return town ? [{ kind, town, furtherTowns: random.sample(others, count) }] : []
  })
}

/** Rare kinds, placed somewhere in the larger towns. */
function planElsewhere(towns: DemoTown[], random: Random): PlannedEmployer[] {
  const cities = towns.filter(({ kind, language }) => kind === 'city' && language === 'de')
  const somewhere = (kind: string, count: number, further: number) =>
    random.sample(cities, count).map(town => {
      const others = cities.filter(other => other.country === town.country && other !== town)
      return { kind, town, furtherTowns: random.sample(others, further) }
    })
  return [
    ...somewhere('agency', 9, 11),
    ...somewhere('laboratory', 7, 0),
    ...somewhere('studies', 6, 1),
    ...somewhere('devices', 5, 1),
    ...somewhere('rehab', 2, 0),
    ...clinics.flatMap(kind => somewhere(kind, 2, 0)),
  ]
}
