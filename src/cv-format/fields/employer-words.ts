/** Words that name a house and not what somebody does there. */
const houses =
  /(?:klinik(?:um|en|a)?|krankenhaus|krankenhäuser|spital|spitäler|hospital|kliniken|klinikverbund|praxis|praxen|mvz|versorgungszentrum|ärztehaus|ärztezentrum|zentrum|zentren|pflegeheim|altenheim|seniorenheim|seniorenzentrum|altenzentrum|wohnheim|wohnstift|residenz|hospiz|sanatorium|ambulanz|pflegedienst|sozialstation|sozialdienst|rettungsdienst|universität|universitätsmedizin|university|hochschule|schule|akademie|academy|institut|institute|labor|laboratorium|laboratory|apotheke|pharmacy|krankenkasse|versicherung|stiftung|verbund|werke?|verein|gesellschaft|gruppe|group|konzern|holding|kammer|behörde|gesundheitsamt|ministerium|landkreis|bundeswehr|clinic|medical cent(?:er|re)|health cent(?:er|re)|nursing home|care home|care cent(?:er|re)|trust|nhs|college|haus|heim|stift|spitex|zahnärzte|autohaus|kasse|kanzlei|agentur|kita|kindergarten|blutspendedienst|domizil)$|\b(?:ag|kg)(?![\p{L}-])|\b(?:gmbh|ggmbh|ohg|gbr|mbh|inc|ltd|zhaw|bfh|fhnw|supsi|drk|awo|asb|sana|ameos|akh|lkh|usz|hug|chuv|uke|lmu|rku|ukb|ukm|uks|salk)(?!\p{L})|\b(?:e\.\s?v\.|s\.a\.|charité|fh campus|fh joanneum|caritas|diakonie|johanniter|malteser|vitos|asklepios|helios|vivantes|korian|alloheim|kursana|pro seniore|rotes kreuz|inselspital|kages|tirol kliniken|hirslanden|st\.|sankt|dres\.|dr\.\s\p{Lu})/iu

export function namesHouse(text: string): boolean {
  const plain = text
    .replace(/\([^)]*\)?/g, ' ')
    .replace(/["„“”]/g, '')
    .trim()
  return plain.split(/\s+/).some(word => houses.test(word.replace(/[.,]$/, ''))) || houses.test(plain)
}
