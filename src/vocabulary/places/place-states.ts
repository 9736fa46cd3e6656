import type { CountryCode, State } from './place.ts'

const rows = `
DE-BW|Baden-Württemberg|Baden-Württemberg
DE-BY|Bayern|Bavaria
DE-BE|Berlin|Berlin
DE-BB|Brandenburg|Brandenburg
DE-HB|Bremen|Bremen
DE-HH|Hamburg|Hamburg
DE-HE|Hessen|Hesse
DE-MV|Mecklenburg-Vorpommern|Mecklenburg-Western Pomerania
DE-NI|Niedersachsen|Lower Saxony
DE-NW|Nordrhein-Westfalen|North Rhine-Westphalia
DE-RP|Rheinland-Pfalz|Rhineland-Palatinate
DE-SL|Saarland|Saarland
DE-SN|Sachsen|Saxony
DE-ST|Sachsen-Anhalt|Saxony-Anhalt
DE-SH|Schleswig-Holstein|Schleswig-Holstein
DE-TH|Thüringen|Thuringia
AT-1|Burgenland|Burgenland
AT-2|Kärnten|Carinthia
AT-3|Niederösterreich|Lower Austria
AT-4|Oberösterreich|Upper Austria
AT-5|Salzburg|Salzburg
AT-6|Steiermark|Styria
AT-7|Tirol|Tyrol
AT-8|Vorarlberg|Vorarlberg
AT-9|Wien|Vienna
CH-AG|Aargau|Aargau
CH-AI|Appenzell Innerrhoden|Appenzell Innerrhoden
CH-AR|Appenzell Ausserrhoden|Appenzell Ausserrhoden
CH-BE|Bern|Bern
CH-BL|Basel-Landschaft|Basel-Landschaft
CH-BS|Basel-Stadt|Basel-Stadt
CH-FR|Freiburg|Fribourg
CH-GE|Genf|Geneva
CH-GL|Glarus|Glarus
CH-GR|Graubünden|Grisons
CH-JU|Jura|Jura
CH-LU|Luzern|Lucerne
CH-NE|Neuenburg|Neuchâtel
CH-NW|Nidwalden|Nidwalden
CH-OW|Obwalden|Obwalden
CH-SG|St. Gallen|St. Gallen
CH-SH|Schaffhausen|Schaffhausen
CH-SO|Solothurn|Solothurn
CH-SZ|Schwyz|Schwyz
CH-TG|Thurgau|Thurgau
CH-TI|Tessin|Ticino
CH-UR|Uri|Uri
CH-VD|Waadt|Vaud
CH-VS|Wallis|Valais
CH-ZG|Zug|Zug
CH-ZH|Zürich|Zurich
LI|Liechtenstein|Liechtenstein`

export const allStates: readonly State[] = rows
  .trim()
  .split('\n')
  .map(row => {
    const [code = '', nameDe = '', nameEn = ''] = row.split('|')
    // The rows above begin with one of the four country codes.
    return { code, nameDe, nameEn, country: code.slice(0, 2) as CountryCode }
  })

/** Landscapes that distinguish namesakes ("Halle (Westf.)", "Oldenburg i. Holst."), folded, with their state. */
export const landscapes: Record<string, string> = {
  westf: 'DE-NW',
  westfalen: 'DE-NW',
  rheinland: 'DE-NW',
  ruhrgebiet: 'DE-NW',
  sauerland: 'DE-NW',
  siegerland: 'DE-NW',
  muensterland: 'DE-NW',
  holst: 'DE-SH',
  holstein: 'DE-SH',
  dithmarschen: 'DE-SH',
  sachs: 'DE-SN',
  erzgebirge: 'DE-SN',
  erzgeb: 'DE-SN',
  vogtland: 'DE-SN',
  oberlausitz: 'DE-SN',
  niederlausitz: 'DE-BB',
  pfalz: 'DE-RP',
  eifel: 'DE-RP',
  hunsrueck: 'DE-RP',
  westerwald: 'DE-RP',
  saale: 'DE-ST',
  altmark: 'DE-ST',
  harz: 'DE-NI',
  ostfriesland: 'DE-NI',
  emsland: 'DE-NI',
  lueneburger: 'DE-NI',
  oldb: 'DE-NI',
  oberbayern: 'DE-BY',
  niederbayern: 'DE-BY',
  oberpfalz: 'DE-BY',
  opf: 'DE-BY',
  oberfranken: 'DE-BY',
  mittelfranken: 'DE-BY',
  unterfranken: 'DE-BY',
  franken: 'DE-BY',
  schwaben: 'DE-BY',
  allgaeu: 'DE-BY',
  odenwald: 'DE-HE',
  taunus: 'DE-HE',
  nordhessen: 'DE-HE',
  suedhessen: 'DE-HE',
  schwarzwald: 'DE-BW',
  breisgau: 'DE-BW',
  baden: 'DE-BW',
  wuerttemberg: 'DE-BW',
  wuertt: 'DE-BW',
  bodensee: 'DE-BW',
  uckermark: 'DE-BB',
  ruegen: 'DE-MV',
  mecklenburg: 'DE-MV',
  vorpommern: 'DE-MV',
  thuer: 'DE-TH',
  innkreis: 'AT-4',
  salzkammergut: 'AT-4',
  pinzgau: 'AT-5',
  pongau: 'AT-5',
  weinviertel: 'AT-3',
  waldviertel: 'AT-3',
  mostviertel: 'AT-3',
  uechtland: 'CH-FR',
  ueechtland: 'CH-FR',
  engadin: 'CH-GR',
}
