import { partsOf } from './profession-step.ts'

/** `approbation` is a licence to practise of one country; a professional licence comes with the profession that was learned. */
export type LicenceLaw = {
  id: string
  kind: 'approbation' | 'professional-licence'
  professions: readonly string[]
}

/**
 * Professions that nobody may practise without a licence, in all three countries. Who holds the licence of a law may practise every
 * profession in its list; leading it or teaching it takes the same licence.
 */
export const licenceLaws: readonly LicenceLaw[] = [
  {
    id: 'arzt',
    kind: 'approbation',
    professions: [
      'arzt',
      'assistenzarzt',
      'turnusarzt',
      'facharzt',
      'funktionsoberarzt',
      'oberarzt',
      'leitender_arzt',
      'chefarzt',
      'primararzt',
      'aerztlicher_direktor',
      'honorararzt',
      'gutachterarzt',
    ],
  },
  approbation('zahnarzt'),
  approbation('tierarzt'),
  approbation('apotheker'),
  approbation('psychotherapeut', 'kjp_therapeut'),
  {
    id: 'pflege',
    kind: 'professional-licence',
    professions: [
      'pflegefachmann',
      'gesundheits_krankenpfleger',
      'dgkp',
      'kinderkrankenpfleger',
      'altenpfleger',
      'ausserklinische_intensiv',
      'op_pfleger',
      'praxisanleiter',
      'stationsleitung',
      'wohnbereichsleitung',
      'pdl',
      'pflegedirektor',
      'pflegeexperte',
      'hygienefachkraft',
    ],
  },
  professional('hebamme', 'leitende_hebamme'),
  professional('notfallsanitaeter'),
  professional('ota'),
  professional('ata'),
  professional('physiotherapeut', 'leitender_physio'),
  professional('ergotherapeut'),
  professional('logopaede'),
  professional('masseur'),
  professional('podologe'),
  professional('diaetassistent', 'diaetologe'),
  professional('orthoptist'),
  professional('mtr', 'radiologietechnologe'),
  professional('mtl', 'biomed_analytiker'),
  professional('mtf'),
  professional('pta'),
]

/** The law that a profession is licensed by, or null. */
export function licenceLawOf(profession: string): LicenceLaw | null {
  byProfession ??= new Map(licenceLaws.flatMap(law => law.professions.map(each => [each, law] as const)))
  return byProfession.get(profession) ?? byProfession.get(partsOf(profession).base) ?? null
}

export function licenceLawById(id: string): LicenceLaw | null {
  return licenceLaws.find(law => law.id === id) ?? null
}

let byProfession: Map<string, LicenceLaw> | undefined

function approbation(id: string, ...others: string[]): LicenceLaw {
  return { id, kind: 'approbation', professions: [id, ...others] }
}

function professional(id: string, ...others: string[]): LicenceLaw {
  return { id, kind: 'professional-licence', professions: [id, ...others] }
}
