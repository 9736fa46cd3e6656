import type { DemoEmployer } from './demo-employers.ts'
import type { Contact } from './demo-terms-text.ts'
import type { Random } from './random.ts'

const firstNames = [
  'Annika',
  'Beate',
  'Cem',
  'Dörte',
  'Elif',
  'Frauke',
  'Gregor',
  'Hanna',
  'Ilka',
  'Jannis',
  'Katrin',
  'Leonie',
  'Marek',
  'Nadine',
  'Olaf',
  'Petra',
  'Ruben',
  'Silke',
  'Thomas',
  'Ulrike',
  'Vera',
  'Wiebke',
  'Yasemin',
  'Zoran',
]
const lastNames = [
  'Ackerstein',
  'Birnbacher',
  'Dornhöfer',
  'Eichweiler',
  'Falkenau',
  'Grünberger',
  'Hasselbrink',
  'Immenroth',
  'Jochheim',
  'Kestenholz',
  'Lindwurm',
  'Morgenthau',
  'Nettelbeck',
  'Oberlechner',
  'Petersdorf',
  'Quandt-Reimers',
  'Rosenwald',
  'Steinhagen',
  'Tannhoff',
  'Uhlenhorst',
  'Vogelsang',
  'Wiesengrund',
  'Zellweger',
  'Özkaya',
]

/** Number blocks that Germany keeps free for film and print, so that nobody's telephone rings. */
const freeNumbers: Record<string, string> = {
  Berlin: '030 23125 ',
  'Frankfurt am Main': '069 90009 ',
  Hamburg: '040 66969 ',
  Köln: '0221 4710 ',
  München: '089 99998 ',
}

/** A fictional person of the employer's staff; a number only where free ones exist. */
export function demoContact(employer: DemoEmployer, town: string, random: Random): Contact {
  return {
    name: `${random.pick(firstNames)} ${random.pick(lastNames)}`,
    phone: freeNumber(town, random),
    email: employer.email,
  }
}

function freeNumber(town: string, random: Random): string | null {
  const start = freeNumbers[town]
  return start ? `${start}${random.whole(100, 999)}` : null
}
