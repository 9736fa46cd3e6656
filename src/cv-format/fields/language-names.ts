/** Names of languages, folded, in German and English, with their two letters (three where ISO 639-1 has none). */
const rows = `
  de deutsch german schweizerdeutsch schwyzerduetsch swiss-german|en englisch english|fr franzoesisch french|it italienisch italian
  es spanisch spanish|pt portugiesisch portuguese|nl niederlaendisch hollaendisch dutch|pl polnisch polish|cs tschechisch czech
  sk slowakisch slovak|sl slowenisch slovenian slovene|hr kroatisch croatian|sr serbisch serbian|bs bosnisch bosnian
  sq albanisch albanian|mk mazedonisch macedonian|bg bulgarisch bulgarian|ro rumaenisch romanian|hu ungarisch hungarian
  ru russisch russian|uk ukrainisch ukrainian|be belarussisch belarusian|el griechisch greek|tr tuerkisch turkish
  ku kurdisch kurdish|ar arabisch arabic|fa persisch farsi persian|prs dari|ps paschtu pashto|he hebraeisch hebrew
  hi hindi|ur urdu|bn bengali|ta tamil|ml malayalam|te telugu|pa punjabi|ne nepali nepalesisch|tl tagalog filipino
  vi vietnamesisch vietnamese|zh chinesisch chinese mandarin|ja japanisch japanese|ko koreanisch korean|th thai thailaendisch
  id indonesisch indonesian|sv schwedisch swedish|no norwegisch norwegian|da daenisch danish|fi finnisch finnish
  et estnisch estonian|lv lettisch latvian|lt litauisch lithuanian|ka georgisch georgian|hy armenisch armenian
  az aserbaidschanisch azerbaijani|kk kasachisch kazakh|uz usbekisch uzbek|am amharisch amharic|ti tigrinya tigrinisch
  so somali|sw suaheli swahili|nds platt plattdeutsch niederdeutsch|la latein latin|rm raetoromanisch romansh
  yo yoruba|ig igbo|ha haussa hausa|ak twi akan|rw kinyarwanda|mg malagasy|mn mongolisch mongolian|si singhalesisch sinhala
  gu gujarati|mr marathi|kn kannada|ms malaiisch malay|my burmesisch burmese|km khmer|ga irisch irish|is islaendisch icelandic
  mt maltesisch maltese|eu baskisch basque|lb luxemburgisch luxembourgish|ca katalanisch catalan|gsw mundart|hbs serbokroatisch|ase gebaerdensprache`

export const languageNames: ReadonlyMap<string, string> = new Map(
  rows
    .split(/[|\n]/)
    .map(row => row.trim().split(/\s+/))
    .flatMap(([code = '', ...names]) => names.map(name => [name, code] as const)),
)
