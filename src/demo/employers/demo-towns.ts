import { type DemoCountry, demoFile, rows } from '../demo-data.ts'

export type DemoTown = {
  name: string
  country: DemoCountry
  stateCode: string
  kind: 'city' | 'town' | 'spa'
  inhabitantsThousand: number
  /** The local language of institution names. */
  language: 'de' | 'fr' | 'it'
  postalCodes: string[]
}

/** Towns for fictional employers: all big cities, and enough towns and spas per country. */
export function demoTowns(): DemoTown[] {
  return rows(demoFile('towns.txt')).map(readTown)
}

function readTown(cells: string[]): DemoTown {
  const [country = '', stateCode = '', name = '', kind, thousand, language, codes = ''] = cells
  return {
    name,
    country: country === 'AT' || country === 'CH' ? country : 'DE',
    stateCode,
    kind: kind === 'city' || kind === 'spa' ? kind : 'town',
    inhabitantsThousand: Number(thousand),
    language: language === 'fr' || language === 'it' ? language : 'de',
    postalCodes: codes.split(' '),
  }
}
