import { type DemoCountry, demoFile, rows } from '../demo-data.ts'

export type DemoTown = {
  name: string
  country: DemoCountry
  stateCode: string
  kind: 'city' | 'town' | 'spa'
  inhabitantsThousand: number
  /** In which the names of institutions are written there. */
  language: 'de' | 'fr' | 'it'
  postalCodes: string[]
}

/** Where fictional employers have their seats: all big cities, and towns and spas enough for a country. */
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
