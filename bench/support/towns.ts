import { createRandom, pick } from './random.ts'

export type Town = {
  id: number
  name: string
  country: 'DE' | 'AT' | 'CH' | 'LI'
  state: string
  latDegrees: number
  lonDegrees: number
  /** Relative frequency. */
  weight: number
}

/** name, state, latitude, longitude, inhabitants in thousands; rounded public facts. */
const cities = `Berlin DE-BE 52.52 13.41 3700|Hamburg DE-HH 53.55 10.00 1850|München DE-BY 48.14 11.58 1490|Köln DE-NW 50.93 6.95 1080
Frankfurt DE-HE 50.11 8.68 760|Stuttgart DE-BW 48.78 9.18 630|Düsseldorf DE-NW 51.22 6.78 620|Leipzig DE-SN 51.34 12.37 600
Dortmund DE-NW 51.51 7.47 590|Essen DE-NW 51.46 7.01 580|Bremen DE-HB 53.08 8.80 570|Dresden DE-SN 51.05 13.74 560
Hannover DE-NI 52.37 9.73 540|Nürnberg DE-BY 49.45 11.08 520|Bonn DE-NW 50.73 7.10 330|Münster DE-NW 51.96 7.63 317
Mannheim DE-BW 49.49 8.47 310|Karlsruhe DE-BW 49.01 8.40 308|Augsburg DE-BY 48.37 10.90 297|Wiesbaden DE-HE 50.08 8.24 279
Kiel DE-SH 54.32 10.14 247|Magdeburg DE-ST 52.13 11.62 237|Freiburg DE-BW 47.99 7.85 231|Erfurt DE-TH 50.98 11.03 214
Mainz DE-RP 50.00 8.27 218|Rostock DE-MV 54.09 12.14 209|Kassel DE-HE 51.32 9.50 201|Saarbrücken DE-SL 49.24 7.00 180
Potsdam DE-BB 52.40 13.07 183|Regensburg DE-BY 49.01 12.10 153|Heidelberg DE-BW 49.41 8.69 159|Würzburg DE-BY 49.79 9.95 127
Ulm DE-BW 48.40 9.99 127|Göttingen DE-NI 51.53 9.93 117|Jena DE-TH 50.93 11.59 111|Trier DE-RP 49.76 6.64 111
Cottbus DE-BB 51.76 14.33 98|Schwerin DE-MV 53.63 11.41 96|Konstanz DE-BW 47.66 9.18 85|Passau DE-BY 48.57 13.46 53
Wien AT-9 48.21 16.37 1980|Graz AT-6 47.07 15.44 295|Linz AT-4 48.31 14.29 210|Salzburg AT-5 47.80 13.04 156
Innsbruck AT-7 47.27 11.39 131|Klagenfurt AT-2 46.62 14.31 103|Bregenz AT-8 47.50 9.75 30|Eisenstadt AT-1 47.85 16.52 15
Zürich CH-ZH 47.37 8.54 430|Basel CH-BS 47.56 7.59 175|Bern CH-BE 46.95 7.45 135|Winterthur CH-ZH 47.50 8.72 115
Luzern CH-LU 47.05 8.31 83|Chur CH-GR 46.85 9.53 38|Aarau CH-AG 47.39 8.05 22|Vaduz LI 47.14 9.52 6`

const firstParts =
  'Alten Bären Birken Buchen Eber Eichen Falken Forst Frieden Garten Gold Grün Hasel Heiden Hirsch Hohen Kirch Klein Königs Kreuz Langen Linden Lohr Mühl Neu Nieder Ober Rosen Rot Salz Sand Schön Schwarz Sonnen Stein Stolz Tannen Thal Unter Wald Weiden Weiß Wester Wiesen Winter'.split(
    ' ',
  )
const lastParts =
  'au bach berg born brück burg dorf eck feld furt hausen heim hofen ingen kirchen moos rode see stadt stein tal wald weiler werder'.split(
    ' ',
  )

/** Real cities and fictional small towns around them, 2,400 in all; deterministic. */
export const towns: readonly Town[] = makeTowns(2_400)

function makeTowns(count: number): Town[] {
  const random = createRandom(4711)
  const list = cities.split(/[|\n]/).map((line, id): Town => {
    const [name = '', state = '', lat, lon, thousands] = line.split(' ')
    // The cast: the table above holds only these four countries.
    const country = state.slice(0, 2) as Town['country']
    return {
      id,
      name,
      country,
      state,
      latDegrees: Number(lat),
      lonDegrees: Number(lon),
      weight: Number(thousands),
    }
  })
  const known = list.length
  while (list.length < count) {
    const city = list[Math.floor(random() * known)] as Town
    list.push({
      ...city,
      id: list.length,
      name: pick(random, firstParts) + pick(random, lastParts),
      latDegrees: city.latDegrees + (random() - 0.5) * 1.1,
      lonDegrees: city.lonDegrees + (random() - 0.5) * 1.6,
      weight: 2 + 40 * random() ** 4,
    })
  }
  return list
}
